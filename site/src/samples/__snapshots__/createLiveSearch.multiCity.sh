BASE=http://localhost:3000/apiservices/v3
curl --fail-with-body --request POST \
  "$BASE/flights/live/search/create" \
  --header 'x-api-key: sandbox-key' \
  --header 'content-type: application/json' \
  --data-raw '{
  "query": {
    "market": "UK",
    "locale": "en-GB",
    "currency": "GBP",
    "queryLegs": [
      {
        "originPlaceId": { "iata": "LHR" },
        "destinationPlaceId": { "iata": "AMS" },
        "date": { "year": 2027, "month": 5, "day": 14 }
      },
      {
        "originPlaceId": { "iata": "AMS" },
        "destinationPlaceId": { "iata": "EDI" },
        "date": { "year": 2027, "month": 5, "day": 18 }
      },
      {
        "originPlaceId": { "iata": "EDI" },
        "destinationPlaceId": { "iata": "LHR" },
        "date": { "year": 2027, "month": 5, "day": 21 }
      }
    ],
    "cabinClass": "CABIN_CLASS_BUSINESS",
    "adults": 1
  }
}'
