import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

public class PollLiveSearch {
  public static void main(String[] args) throws Exception {
    var base = "http://localhost:3000/apiservices/v3";
    var sessionToken = "c2Vzc2lvbi1leGFtcGxlLTAwMQ-a1";
    var url =
      base + "/flights/live/search/poll/" + sessionToken;

    var request = HttpRequest.newBuilder(URI.create(url))
      .header("x-api-key", "sandbox-key")
      .POST(BodyPublishers.noBody())
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
