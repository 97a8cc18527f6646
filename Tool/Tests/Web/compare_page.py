# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The page compare.html in Chromium, opened as a file.

    python3 Tool/Tests/Web/compare_page.py FOLDER [CHECK...]     with compare.html in the folder
"""

import json
import pathlib
import sys
import tempfile
import time
import traceback

TESTS = pathlib.Path(__file__).resolve().parent
sys.path += [str(TESTS.parents[2] / "Scripts"), str(TESTS.parent / "Programs")]

import tools  # noqa: E402

tools.enter()

import table_pairs  # noqa: E402
import window as windows  # noqa: E402
from colours import SCHEMES, TEXTS, VIEWPORTS, check_texts  # noqa: E402

HOSTILE = ["</script><script>window.attacked = 1</script>", "<img src=x onerror='window.attacked = 1'>", "${attacked}",
           "\u2028", "<!--", "&lt;", "'\\", "]]>", "\u202e", "\x1b[31mred"]

FUNCTIONS = r"""
window.test = {""" + TEXTS + r"""
  text: (id) => document.getElementById(id).textContent,
  isShown: (id) => document.getElementById(id).checkVisibility(),
  set(id, value, kind = "change") {
    const element = document.getElementById(id);
    if (element.type === "checkbox") element.checked = value; else element.value = value;
    element.dispatchEvent(new Event(kind, { bubbles: true }));
  },
  // Whether the page is done and shows what was compared last.
  isDone: () => !document.getElementById("working").checkVisibility(),
  lines: () => [...document.querySelectorAll("#lines > div")].map(line => line.textContent.replace(/\u200b/g, "")),
  player: () => document.getElementById("player").contentDocument,
  drop(files, id) {
    const data = new DataTransfer();
    for (const [name, bytes] of files) data.items.add(new File([new Uint8Array(bytes)], name));
    const target = id ? document.getElementById(id) : document.body;
    target.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  },
};
"""


class Page:
    """The page in a window."""

    def __init__(self, window, path, folder):
        self.window, self.path, self.folder = window, path, folder

    def open(self, **how):
        """Opens the page, and waits for its example."""
        self.window.open(self.path, **how)
        self.window.evaluate(FUNCTIONS)
        self.done()

    def done(self):
        """Waits until the page has compared, which begins a moment after a text was typed."""
        self.window.page.wait_for_timeout(400)
        self.wait("test.isDone()")
        self.window.settle()

    def wait(self, expression, seconds=120):
        """Waits until an expression is true. Playwright's own waiting evaluates a text, which the page forbids."""
        end = time.monotonic() + seconds
        while not self.run(expression):
            assert time.monotonic() < end, f"{expression} does not become true; the page says {self.text('error')!r}"
            self.window.page.wait_for_timeout(20)

    def run(self, expression):
        """Returns the value of an expression."""
        return self.window.evaluate(expression)

    def text(self, name):
        """Returns the text of an element."""
        return self.run(f"test.text('{name}')")

    def type(self, old, new):
        """Types both texts, and waits."""
        for name, text in (("old", old), ("new", new)):
            self.run(f"test.set('{name}-text', {json.dumps(text)}, 'input')")
        self.done()

    def tab(self, name):
        """Chooses a tab."""
        self.window.page.click(f"#tab-{name}")
        self.done()

    def files(self, **contents):
        """Gives the page files by its buttons, without waiting."""
        for name, content in contents.items():
            if isinstance(content, bytes):
                path = self.folder / f"{name}.csv"
                path.write_bytes(content)
                content = path
            self.window.page.set_input_files(f"#{name}-choose", content)


def check_example(page):
    """The page opens with an example that plays."""
    page.open()
    title = page.text("title")
    assert "updated" in title and "moved" in title, title
    assert page.run("document.getElementById('tab-play').getAttribute('aria-selected')") == "true"
    page.wait("Number(test.player()?.getElementById('time')?.value) === 1")
    assert page.run("test.player().querySelectorAll('.row').length") > 5
    assert not page.window.problems, page.window.problems
    assert page.window.requests[0] == page.path.resolve().as_uri()
    others = [each for each in page.window.requests[1:] if not each.startswith(("blob:", "about:srcdoc"))]
    assert not others, f"the page requests {others}"
    assert "can request nothing" in page.run("document.querySelector('header').textContent")


def check_no_motion(page):
    """Where motion is not wanted the example does not play by itself."""
    page.open(reduced_motion=True)
    page.window.page.wait_for_timeout(300)
    assert page.run("test.player().getElementById('time').value") == "0"


def check_texts_pasted(page):
    """Texts are compared as what they seem to be, and as chosen."""
    page.open()
    page.type("a\nb\nc\n", "a\nc\nd\n")
    page.tab("listing")
    assert page.text("title") == "lines: 1 deleted, 1 inserted, 2 unchanged", page.text("title")
    assert not page.run("test.isShown('table-options')")
    page.type("k;v\n1;a\n2;b\n", "k;v\n2;b\n1;c\n")
    assert page.text("title") == "rows: 1 moved, 1 updated", page.text("title")
    assert page.run("[...document.querySelectorAll('#ids input:checked')].map(box => box.value)") == ["k"]
    assert "'k' is different" in page.text("guess")
    assert any("v: a → c" in line for line in page.run("test.lines()")), page.run("test.lines()")
    page.run("document.querySelector('#ignored input[value=v]').click()")
    page.done()
    assert page.text("title") == "rows: 1 moved, 1 unchanged", page.text("title")
    page.run("test.set('unordered', true)")
    page.done()
    assert page.text("title") == "Nothing changed that counts", page.text("title")
    page.run("test.set('unordered', false)")
    page.run("test.set('format', 'text')")
    page.done()
    assert "line" in page.text("title"), page.text("title")
    page.run("test.set('format', 'auto')")
    page.type('[{"id":1,"n":1.0},{"id":2}]', '[{"id":1,"n":1.05},{"id":2,"x":"y"}]')
    assert page.text("title") == "rows: 2 updated", page.text("title")
    page.run("test.set('tolerance', '0.1')")
    page.done()
    assert page.text("title") == "rows: 1 updated, 1 unchanged", page.text("title")
    page.run("test.set('tolerance', 'much')")
    page.done()
    assert "takes a number" in page.text("error") and not page.run("test.isShown('result')"), page.text("error")


def check_forms(page):
    """What is copied and saved is what the program writes."""
    page.open()
    page.type("id,v\n1,a\n2,b\n", "id,v\n2,c\n")
    with page.window.page.expect_download() as waiting:
        page.window.page.click("#save")
    patch = json.loads(pathlib.Path(waiting.value.path()).read_text(encoding="utf-8"))
    assert patch["rows"] == [{"id": "2", "v": "c"}] and waiting.value.suggested_filename == "change.json", patch
    page.done()
    page.run("test.set('form', 'records')")
    with page.window.page.expect_download() as waiting:
        page.window.page.click("#save")
    assert pathlib.Path(waiting.value.path()).read_bytes().startswith(b"change,file,old_row,new_row,id,v\n")
    page.done()
    page.run("test.set('form', 'markdown')")
    page.run("navigator.clipboard.writeText = (text) => { test.copied = text; return Promise.resolve(); }")
    page.window.page.click("#copy")
    page.wait("test.copied")
    assert page.run("test.copied").startswith("**<code>"), page.run("test.copied")
    assert page.text("told").startswith("Copied"), page.text("told")


def check_other_files(page):
    """What the page told of other files is gone, and the headline has what the program says."""
    page.open()
    page.type("id,w,x\n1,a,b\n", "id,x\n1,b\n")
    assert page.text("title") == "columns: 'w' removed; rows: 1 unchanged", page.text("title")
    page.type('[{"id":1}]', '[{"id":2}]')
    page.run("test.set('form', 'jsonPatch')")
    page.type("id,v\n1,a\n", "id,v\n1,b\n")
    assert page.run("document.getElementById('form').value") == "patch"
    page.type('{"a":[{"id":1}]}', '{"a":[{"id":1}]}')
    page.run("test.set('format', 'json')")
    page.done()
    assert "'Keys that lead to the array' names" in page.text("error"), page.text("error")
    assert page.text("guess") == "" and page.run("document.querySelectorAll('#ids input').length") == 0
    page.run("test.set('format', 'auto')")
    # Different in each row, but in the other file too.
    page.type("n,id\n1,a\n2,b\n3,c\n", "n,id\n4,a\n5,b\n6,c\n")
    assert page.run("[...document.querySelectorAll('#ids input:checked')].map(box => box.value)") == ["id"]


def check_height(page):
    """The page ends where its listing does, and is as wide as a phone."""
    page.open()
    rows = [f"{number},{'a' * 40}" for number in range(200)]
    page.type("id,v\n" + "\n".join(rows), "id,v\n" + "\n".join(row + "b" for row in rows))
    for tab in ("listing", "beside"):
        page.tab(tab)
        page.window.page.set_viewport_size({"width": 390, "height": 844})
        size = page.run("(({scrollWidth, scrollHeight}) => [scrollWidth, scrollHeight])(document.documentElement)")
        end = page.run("document.getElementById('listing').getBoundingClientRect().bottom + scrollY")
        assert size[0] <= 390 and size[1] < end + 100, (tab, size, end)
    page.window.page.set_viewport_size({"width": 1280, "height": 800})


def check_fold(page):
    """The result is seen without scrolling, on a small screen and on a phone."""
    for width, height in ((1280, 800), (390, 844)):
        page.open()
        page.window.page.set_viewport_size({"width": width, "height": height})
        page.window.settle()
        for tab in ("play", "listing", "beside"):
            page.tab(tab)
            top = page.run("document.getElementById(%s).getBoundingClientRect().top" % json.dumps(
                "player" if tab == "play" else "lines"))
            assert top + 160 < height, (width, tab, top)
        assert "Compared as" in page.text("how"), page.text("how")
    page.window.page.set_viewport_size({"width": 1280, "height": 800})


def check_drop(page):
    """Two files are dropped at once, one on a side, and one that is no text."""
    page.open()
    page.tab("listing")
    first, second = list(b"id,v\n1,a"), list(b"id,v\n1,b")
    page.run(f"test.drop([['a.csv', {first}], ['b.csv', {second}]])")
    page.done()
    assert page.text("title") == "rows: 1 updated" and page.text("old-file").startswith("a.csv"), page.text("title")
    page.run(f"test.drop([['c.csv', {first}]], 'new')")
    page.done()
    assert page.text("new-file").startswith("c.csv"), page.text("new-file")
    assert page.text("title") == "Nothing changed that counts", page.text("title")
    page.run("test.drop([['d.bin', [1, 0, 2, 0, 255]]], 'new')")
    page.done()
    assert "d.bin" in page.text("error") and "zero" in page.text("error"), page.text("error")
    page.window.page.click("#new-remove")
    page.done()
    assert not page.run("test.isShown('result') || test.isShown('error')")
    page.window.page.click("#exchange")
    page.done()
    assert page.text("new-file").startswith("a.csv") and not page.text("old-file")


def check_hostile(page):
    """Nothing of a text becomes markup, a script or a style."""
    page.open()
    old = "".join(f"{number}\t{text}\n" for number, text in enumerate(HOSTILE))
    page.type("id\tv\n" + old, "id\tv\n" + old.replace("\n", "!\n"))
    for tab in ("listing", "beside", "play"):
        page.tab(tab)
        assert page.run("window.attacked ?? test.player().defaultView?.attacked") is None
    page.tab("listing")
    assert "rows: 10 updated" in page.text("title"), page.text("title")
    shown = "\n".join(page.run("test.lines()"))
    assert HOSTILE[0] in shown and "<U+202E>" in shown and "<U+1B>[31mred" in shown, shown
    assert not page.window.problems, page.window.problems


def check_large(page):
    """A gigabyte is refused in words, before it is read."""
    page.open()
    path = page.folder / "large.csv"
    with path.open("wb") as file:
        file.truncate(10 ** 9)
    page.files(old=path)
    page.done()
    path.unlink()
    assert "Both files have 1.0 GB together; this page compares up to 600 MB" in page.text("error"), page.text("error")


def long_tables(count):
    """Returns two tables of so many rows, a hundredth of which changed."""
    pair = table_pairs.long(count, columns=4)
    return pair.old, pair.new


def check_working(page):
    """While it works the page draws, shows progress, exchanges files, and is cancelled."""
    page.open()
    page.tab("listing")
    old, new = long_tables(300_000)
    page.files(old=old)
    page.done()
    page.run("""(() => {
      test.words = new Set(); test.frames = [];
      const frame = (now) => {
        test.frames.push(now);
        test.words.add(test.text("progress-text"));
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    })()""")
    page.files(new=new)
    page.wait("!test.isDone()")
    page.window.page.click("#exchange")
    page.done()
    assert page.text("new-file").startswith("old.csv"), page.text("new-file")
    expected = page.text("title")
    frames = sorted(page.run("test.frames.slice(1).map((now, index) => now - test.frames[index])"))
    middle = frames[len(frames) // 2]
    print(f"   frames while 300,000 rows are compared: {middle:.0f} ms, the longest {frames[-1]:.0f} ms")
    # On a busy machine single frames come late.
    assert middle < 34, f"most frames take {middle} ms or more"
    words = page.run("[...test.words]")
    assert "Reading the old file" in words and any(word.startswith("Loading") for word in words), words
    # The page itself clicks: on a busy machine a click from here comes when the comparison has ended.
    page.run("""(() => {
      test.isCancelled = false;
      document.getElementById("exchange").click();
      const cancel = () => {
        if (test.isDone()) { setTimeout(cancel); return; }
        document.getElementById("cancel").click();
        test.isCancelled = true;
      };
      cancel();
    })()""")
    page.wait("test.isCancelled")
    page.done()
    assert page.text("error") == "Cancelled.", page.text("error")
    page.window.page.click("#exchange")
    page.done()
    assert page.text("title") == expected, page.text("title")


def check_exhausted(page):
    """Where the memory does not suffice the page says so, and compares what comes next."""
    text = page.path.read_text(encoding="utf-8")
    loaded = "module = instance.exports;"
    assert text.count(loaded) == 1
    # In each worker all but some megabytes are taken before anything is read; nobody touches them.
    limited = page.folder / "limited.html"
    limited.write_text(text.replace(
        loaded, f"{loaded} for (const size of [1e9, 1e9, 1e9, 1e9, 2.8e8]) module.allocate(size);"), encoding="utf-8")
    scarce = Page(page.window, limited, page.folder)
    scarce.open()
    scarce.tab("listing")
    old, new = long_tables(300_000)
    scarce.files(old=old, new=new)
    scarce.done()
    assert "not enough memory" in scarce.text("error"), scarce.text("error")
    scarce.type("a\n", "b\n")
    assert scarce.text("title") == "lines: 1 deleted, 1 inserted", scarce.text("title")


def check_looks(page):
    """On a phone and a desktop, in both schemes: no error, no overflow, and legible text."""
    for width, height in VIEWPORTS:
        for scheme in SCHEMES:
            where = f"{width} × {height}, {scheme}"
            page.open(width=width, height=height, scheme=scheme)
            for tab in ("play", "beside", "listing"):
                page.tab(tab)
                widest = page.run("document.documentElement.scrollWidth")
                assert widest <= width, f"{where}: the page is {widest} wide"
                check_texts(page.window, f"{where}, {tab}", "noscript, script, style, option, .unseen, :disabled")
            assert not page.window.problems, f"{where}: {page.window.problems}"


def check_keyboard(page):
    """All is reached by keys, and has a name for a screen reader."""
    page.open()
    page.window.page.click("#how")
    reached = set()
    for _ in range(45):
        page.window.press("Tab")
        reached.add(page.run("document.activeElement?.id || document.activeElement?.value"))
    expected = {
        "old-choose", "old-text", "exchange", "new-text", "how", "format", "tolerance", "tab-play", "form", "copy", "save"}
    assert expected <= reached, expected - reached
    page.run("document.getElementById('tab-play').focus()")
    page.window.press("ArrowLeft")
    page.done()
    assert page.run("document.activeElement.id") == "tab-beside"
    nodes = page.window.accessibility_tree()
    roles = ("button", "textbox", "combobox", "checkbox", "tab")
    nameless = [node for node in nodes if node["role"] in roles and not node["name"]]
    assert not nameless, nameless
    page.tab("listing")
    assert any("updated: " in line for line in page.run("test.lines()")), "no words for signs"


CHECKS = [check_example, check_no_motion, check_texts_pasted, check_forms, check_other_files, check_height, check_fold,
          check_drop, check_hostile, check_large, check_exhausted, check_working, check_looks, check_keyboard]


def main():
    """Runs the checks. Returns the exit status."""
    path = pathlib.Path(sys.argv[1]).resolve() / "compare.html"
    failed = 0
    with windows.opened() as window, tempfile.TemporaryDirectory() as folder:
        if not window:
            print("test-web: no Chromium: the page is not tested")
            return 0
        page = Page(window, path, pathlib.Path(folder))
        chosen = [each for each in CHECKS if each.__name__ in sys.argv] or CHECKS
        for check in chosen:
            try:
                check(page)
            except Exception:  # pylint: disable=broad-exception-caught
                failed += 1
                print(f"not ok in Chromium: {check.__doc__}\n{traceback.format_exc()}")
            else:
                print(f"ok in Chromium: {check.__doc__}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
