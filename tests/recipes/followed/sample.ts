import { behind, type Followed } from "./edit.ts";

const EXAMPLE = `              addressOfVersion6:
                summary: Nearest to an IPv6 address
                value:
                  locator:
                    ipAddress: 2001:db8::1
                  locale: en-GB
`;

export const sample: Followed = {
  title: "Add a sample",
  edits: [
    {
      step: "contract/openapi/<api>.yaml",
      file: "contract/openapi/geo.yaml",
      write: behind(/ {12}examples:\n(?= {14}coordinates:)/, EXAMPLE),
    },
  ],
};
