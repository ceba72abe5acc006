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
        "destinationPlaceId": { "iata": "EDI" },
        "date": { "year": 2027, "month": 5, "day": 14 }
      }
    ],
    "cabinClass": "CABIN_CLASS_ECONOMY",
    "adults": 1,
    "includeSustainabilityData": true
  }
}'
