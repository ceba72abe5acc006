/** Keys, errors, limits and retries: sections 5, 6 and 8 of the specification. One statement a line. */
export const ERRORS = `
Put the key in the x-api-key header of every request.
The key belongs nowhere else.
The key stays on your server.
The key never leaves your server.
The browser talks to your server, your server to the API.
A key inside a web page is public.
Whether a browser may call the API is not specified.
The key decides three things.
Every partner has a key, issued by the provider.
Call the API over HTTPS only.
Only the sandbox takes plain HTTP.
Two errors concern your key.
A missing or invalid key gets 401; a valid key without access gets 403.
In V1.0 both got 403.
V1.0 returned 403 for every fault of the key.
A 401 means that you reached the new URL.
A 404 means that the path is not right yet.
Your key was accepted: 400, not 401.
A wrong key gets 401.
A bad key is 401.
Success is 200 with a body.
No 204, 304 or 410 any more.
Every operation documents the same errors.
All operations share errors.
Branch on the HTTP status.
The body is the same for each error.
Each error has the same body: code, message, details.
Log message and details; do not show them to the traveller.
Log the path and the status, not the request headers.
Which numbers in code is not specified; branch on status.
Instead of 200 you get 429.
Wait before the next attempt.
An immediate retry fails too.
Wait longer each time, unless the response says how long.
Cap the number of attempts.
Calls are counted in three windows.
Each call counts against all three windows.
Limits belong to your API key, agreed with your account manager.
The figures are not published.
Whether operations share a limit is not specified.
Use Retry-After if a response has it, but do not depend on it.
Headers that tell how many calls are left are not specified.
Retry-After is in seconds.
Calls come in one burst, and the last of them get 429.
Calls are spread evenly, and all succeed.
Do not find out limits by trying.
A test that calls until it fails takes calls away from travellers.
Keep the session token and the results you hold while you wait.
Write code that slows down at a 429, whatever caused it.
The mistake is not yours, and may pass.
The key is valid, so sending it differently changes nothing.
Treat a status by its first digit.
A missing or unreadable body changes nothing: the status counts.
message is for developers.
Check the path and every value in it.
Ask indicative prices once for a whole month.
Stop when travellers start another search or close the page.
400 tells which field could not be read.
Rate limits count for your key, not for each visitor.
No key or token is left in a page.
Tokens of V1.0 lasted 30 minutes.
A short key is the first 16 characters of the key.
Not specified means that the API promises nothing.
How to apply for a key is not specified.
Whether a V1.0 key works with 3.0 is not specified.
What a key sent along does is not specified.
Another key may not poll in the sandbox: 404.
The key is valid, but may not use this resource.
It responds with 502 when the API rejects the key.
The same call can succeed later.
Fetch them once, keep them, refresh them.
Keep it out of the repository.
`;
