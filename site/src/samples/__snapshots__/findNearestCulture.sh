BASE=http://localhost:3000/apiservices/v3
curl --fail-with-body \
  "$BASE/culture/nearestculture?ipAddress=203.0.113.24"
