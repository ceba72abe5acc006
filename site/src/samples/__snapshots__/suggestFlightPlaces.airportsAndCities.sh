BASE=http://localhost:3000/apiservices/v3
curl --fail-with-body --request POST \
  "$BASE/autosuggest/flights" \
  --header 'x-api-key: sandbox-key' \
  --header 'content-type: application/json' \
  --data-raw '{
  "query": {
    "market": "UK",
    "locale": "en-GB",
    "searchTerm": "edin",
    "includedEntityTypes": [
      "PLACE_TYPE_AIRPORT",
      "PLACE_TYPE_CITY"
    ]
  },
  "limit": 10,
  "isDestination": true
}'
