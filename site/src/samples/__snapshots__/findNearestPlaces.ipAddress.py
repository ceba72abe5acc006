import json
import urllib.error
import urllib.request

base = "http://localhost:3000/apiservices/v3"
url = f"{base}/geo/hierarchy/flights/nearest"

body = {
    "locator": {"ipAddress": "203.0.113.24"},
    "locale": "en-GB",
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
