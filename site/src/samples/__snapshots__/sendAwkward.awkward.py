import json
import urllib.error
import urllib.request

base = "http://localhost:3000"
url = f"{base}/send/a%2Fb%27c%22d%24e%5Cf%20%C3%BC?q=%281%262%29%21%2A"

body = {
    "quotes": "it's \"quoted\" and `back quoted`",
    "threeQuotes": "\"\"\" ''' \"\"\"",
    "backslashes": "C:\\new\\table \\u0041 \\",
    "expansions": "$HOME ${x} #{x} {x} %s %d $(id) !!",
    "breaks": "one\ntwo\r\nthree\ttab  ",
    "controls": "\u0000\u0001\b\f",
    "letters": "Köln, Αθήνα, 東京, ✈️ 😀",
    "comments": "// # /* */ <!-- -->",
    "key with 'quotes' and \"more\"": True,
    "": None,
    "default": [],
    "empty": {},
    "numbers": [0, -12.5, 1e+21, 1e-7, 9007199254740991],
    "spaces": "  kept  ",
}

request = urllib.request.Request(
    url,
    method="POST",
    headers={
        "x-api-key": "sandbox-key",
        "content-type": "application/json",
    },
    data=json.dumps(body).encode(),
)

try:
    with urllib.request.urlopen(request) as response:
        print(json.load(response))
except urllib.error.HTTPError as error:
    raise SystemExit(f"{error.code}: {error.read().decode()}")
