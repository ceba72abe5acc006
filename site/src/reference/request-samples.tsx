import { type ReactElement, useId } from "react";
import type { Example, Operation, Server } from "../../../contract/src/model.ts";
import { CodeBlock } from "../markdown/code-block.tsx";
import type { SampleGenerator } from "../samples/generator.ts";
import { GENERATORS } from "../samples/generators.ts";
import { type SampleRequest, sampleRequest } from "../samples/sample-request.ts";
import { paintForServers } from "./paint-for-servers.ts";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  readonly operation: Operation;
  /** One of the request body's examples; undefined for an operation without a body. */
  readonly example: Example | undefined;
  /** Another server that the reader can choose for the samples. */
  readonly production?: Server | undefined;
  readonly context: ReferenceContext;
}

/**
 * One request in every language. The radio buttons work without JavaScript; with it, the choice is
 * kept on `<html data-sample-language>` and applies to every block and page.
 */
export function RequestSamples({ operation, example, production, context }: Props): ReactElement {
  const group = useId();
  const request = sampleRequest(operation, example);
  return (
    <div className="samples">
      <fieldset className="sample-languages" data-radios="sampleLanguage">
        <legend>{context.texts.language}</legend>
        {GENERATORS.map(({ id, label }, index) => (
          <label key={id}>
            <input type="radio" name={group} value={id} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </fieldset>
      {GENERATORS.map((generator) => (
        <div key={generator.id} className="sample" data-language={generator.id}>
          <Sample
            generator={generator}
            request={request}
            production={production}
            context={context}
          />
        </div>
      ))}
    </div>
  );
}

/** One request in one language, for a page that is about that language only. */
export function RequestSample({
  generator,
  operation,
  example,
  context,
}: Props & Pick<SampleProps, "generator">): ReactElement {
  return (
    <Sample generator={generator} request={sampleRequest(operation, example)} context={context} />
  );
}

/** The code of a request, without markup. */
export function requestCode(
  generator: Pick<SampleGenerator, "generate">,
  operation: Operation,
  example: Example | undefined,
): string {
  return generator.generate(sampleRequest(operation, example));
}

interface SampleProps extends Pick<Props, "production" | "context"> {
  readonly generator: Pick<SampleGenerator, "id" | "generate">;
  readonly request: SampleRequest;
}

function Sample({ generator, request, production, context }: SampleProps): ReactElement {
  const { highlight, texts } = context;
  return (
    <CodeBlock
      code={generator.generate(request)}
      language={generator.id}
      copy={texts.copy}
      lines={texts.lines}
      highlight={production ? paintForServers(highlight, production) : highlight}
      // A reference has bytes to spare for hanging lines; a Markdown page leaves them to the
      // stylesheet.
      {...(production && { hangs: true })}
    />
  );
}
