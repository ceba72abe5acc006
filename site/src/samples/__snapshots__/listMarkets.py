import json
import urllib.error
import urllib.request

base = "http://localhost:3000/apiservices/v3"
url = f"{base}/culture/markets/en-GB"

request = urllib.request.Request(
    url,
    headers={"x-api-key": "sandbox-key"},
)

try:
    with urllib.request.urlopen(request) as response:
        print(json.load(response))
except urllib.error.HTTPError as error:
    raise SystemExit(f"{error.code}: {error.read().decode()}")
