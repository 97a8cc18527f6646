# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Makes the first page of the site of a module's page: its abstract, its first code, and its first table.

DocC has resolved the links of that page, so the first page needs no list of its own.
"""

import html
import re

# Other pages to begin with.
LINKS = {
    "documentation/tablediff": "Articles and every symbol",
    "documentation/guides": "Guides: why it is so",
    "gallery": "Changes to watch",
    "documentation": "All modules",
}

STYLE = """\
:root { --text: light-dark(#1d1d1f, #f0f0f2); --soft: light-dark(#5b5b61, #a3a3aa); --line: light-dark(#d9d9de, #3d3d42);
  --code: light-dark(#f5f5f7, #262629); --link: light-dark(#0a5cb8, #6db3ff) }
* { box-sizing: border-box }
body { max-width: 50rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; color: var(--text); background: light-dark(#fff, #161618);
  font: 1rem/1.6 system-ui, sans-serif }
h1 { margin: 0 0 .25rem; font-size: 2.25rem; line-height: 1.2 }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.375rem }
.lead { margin: 0 0 1.5rem; font-size: 1.1875rem }
a { color: var(--link); text-underline-offset: .15em }
pre, code { font-family: ui-monospace, Menlo, "DejaVu Sans Mono", monospace }
pre { margin: 0; padding: 1rem 1.25rem; overflow-x: auto; border-radius: .75rem; background: var(--code); font-size: .875rem; line-height: 1.55 }
pre i { color: var(--soft); font-style: normal }
code { font-size: .9em; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse }
td { padding: .5rem 0; vertical-align: top; border-top: 1px solid var(--line) }
td:first-child { width: 50%; padding-right: 1.5rem }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line) }
"""

PAGE = """\
<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="{description}">
<title>{title}</title>
<style>
{style}</style>
<h1>{title}</h1>
<p class="lead">{abstract}</p>
<pre tabindex="0"><code>{code}</code></pre>
<h2 id="tasks">{heading}</h2>
<table aria-labelledby="tasks">
{rows}</table>
<nav aria-label="Start">{links}</nav>
</html>
"""


def text(page):
    """Returns the first page, made of the JSON that DocC writes for a module's page."""
    blocks = [block for section in page["primaryContentSections"] for block in section.get("content", [])]
    code = next(block["code"] for block in blocks if block["type"] == "codeListing")
    (task, _), *rows = next(block["rows"] for block in blocks if block["type"] == "table")

    def cell(content):
        return "".join(inline(part, page["references"]) for block in content for part in block["inlineContent"])

    return PAGE.format(
        title=html.escape(page["metadata"]["title"]), style=STYLE, heading=cell(task),
        description=html.escape("".join(part["text"] for part in page["abstract"])),
        abstract="".join(inline(part, page["references"]) for part in page["abstract"]),
        code=re.sub(r"//.*", r"<i>\g<0></i>", html.escape("\n".join(code), quote=False)),
        rows="".join(f"<tr>{''.join(f'<td>{cell(each)}</td>' for each in row)}</tr>\n" for row in rows),
        links="".join(f'<a href="{target}/">{name}</a>\n' for target, name in LINKS.items()))


def inline(part, references):
    """Returns a part of a line as HTML, with links that are relative to the first page."""
    if part["type"] == "text":
        return html.escape(part["text"], quote=False)
    if part["type"] == "codeVoice":
        return f"<code>{html.escape(part['code'], quote=False)}</code>"
    if part["type"] == "reference":
        target = references[part["identifier"]]
        title = html.escape(part.get("overridingTitle") or target["title"], quote=False)
        if target.get("kind") == "symbol":
            title = f"<code>{title}</code>"
        path, hash_sign, anchor = target["url"].lstrip("/").partition("#")
        return f'<a href="{html.escape(path)}/{hash_sign}{anchor}">{title}</a>'
    raise ValueError(f"the first page cannot show {part['type']!r}")


def dead_links(site):
    """Returns a line for each link of the first page that leads nowhere."""
    targets = re.findall(r'href="([^"#]*)', (site / "index.html").read_text(encoding="utf-8"))
    return [
        f"/: dead link to {target}" for target in map(html.unescape, targets)
        if not (site / target / "index.html").is_file()
    ]
