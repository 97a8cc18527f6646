"""Gets files out of wheels from PyPI. A wheel is a zip file: nothing of it is installed or run."""

import pathlib
import subprocess
import sys
import zipfile


def download(package, version, digest, folder):
    """The path of one wheel, whose SHA-256 pip has checked."""
    folder = pathlib.Path(folder, f"{package}-{version}")
    folder.mkdir()
    wish = folder / "requirements.txt"
    wish.write_text(f"{package}=={version} --hash=sha256:{digest}\n")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--only-binary=:all:", "--ignore-requires-python", "--dest", str(folder)]
    subprocess.run(command + ["--requirement", str(wish)], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def read(wheel, member):
    """The bytes of one file of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return archive.read(member)
