import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

public class SendAwkward {
  public static void main(String[] args) throws Exception {
    var base = "http://localhost:3000";
    var url =
      base + "/send/a%2Fb%27c%22d%24e%5Cf%20%C3%BC?q=%281%262%29%21%2A";

    var body = """
      {
        "quotes": "it's \\"quoted\\" and `back quoted`",
        "threeQuotes": "\\"\\"\\" ''' \\"\\"\\"",
        "backslashes": "C:\\\\new\\\\table \\\\u0041 \\\\",
        "expansions": "$HOME ${x} #{x} {x} %s %d $(id) !!",
        "breaks": "one\\ntwo\\r\\nthree\\ttab\\u2028\\u2029",
        "controls": "\\u0000\\u0001\\u007f\\b\\f",
        "letters": "K\\u00f6ln, \\u0391\\u03b8\\u03ae\\u03bd\\u03b1, \\u6771\\u4eac, \\u2708\\ufe0f \\ud83d\\ude00",
        "comments": "// # /* */ <!-- -->",
        "key with 'quotes' and \\"more\\"": true,
        "": null,
        "default": [],
        "empty": {},
        "numbers": [0, -12.5, 1e+21, 1e-7, 9007199254740991],
        "spaces": "  kept  "
      }
      """;

    var request = HttpRequest.newBuilder(URI.create(url))
      .header("x-api-key", "sandbox-key")
      .header("content-type", "application/json")
      .POST(BodyPublishers.ofString(body))
      .build();

    var response = HttpClient.newHttpClient()
      .send(request, BodyHandlers.ofString());
    if (response.statusCode() / 100 != 2) {
      throw new IllegalStateException(
        response.statusCode() + ": " + response.body());
    }
    System.out.println(response.body());
  }
}
