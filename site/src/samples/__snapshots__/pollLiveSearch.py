import json
import urllib.error
import urllib.request

base = "http://localhost:3000/apiservices/v3"
session_token = "c2Vzc2lvbi1leGFtcGxlLTAwMQ-a1"
url = f"{base}/flights/live/search/poll/{session_token}"

request = urllib.request.Request(
    url,
    method="POST",
    headers={"x-api-key": "sandbox-key"},
)

try:
    with urllib.request.urlopen(request) as response:
        print(json.load(response))
except urllib.error.HTTPError as error:
    raise SystemExit(f"{error.code}: {error.read().decode()}")
