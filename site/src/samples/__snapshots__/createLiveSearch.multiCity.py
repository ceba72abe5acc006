import json
import urllib.error
import urllib.request

base = "http://localhost:3000/apiservices/v3"
url = f"{base}/flights/live/search/create"

body = {
    "query": {
        "market": "UK",
        "locale": "en-GB",
        "currency": "GBP",
        "queryLegs": [
            {
                "originPlaceId": {"iata": "LHR"},
                "destinationPlaceId": {"iata": "AMS"},
                "date": {
                    "year": 2027,
                    "month": 5,
                    "day": 14,
                },
            },
            {
                "originPlaceId": {"iata": "AMS"},
                "destinationPlaceId": {"iata": "EDI"},
                "date": {
                    "year": 2027,
                    "month": 5,
                    "day": 18,
                },
            },
            {
                "originPlaceId": {"iata": "EDI"},
                "destinationPlaceId": {"iata": "LHR"},
                "date": {
                    "year": 2027,
                    "month": 5,
                    "day": 21,
                },
            },
        ],
        "cabinClass": "CABIN_CLASS_BUSINESS",
        "adults": 1,
    },
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
