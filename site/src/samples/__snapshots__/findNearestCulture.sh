curl --fail-with-body \
  'http://localhost:3000/apiservices/v3/culture/nearestculture?ipAddress=203.0.113.24'
