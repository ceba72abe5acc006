import type { ReactElement } from "react";
import { marketAddresses } from "../../../../sandbox/src/places/market-of-address.ts";
import { ContractTable } from "../contract-table.tsx";
import type { ReferenceContext } from "../reference-context.ts";

/** Documentation addresses that the sandbox maps to markets: one of each kind for a market. */
export function MarketAddressTable({
  context,
}: {
  readonly context: ReferenceContext;
}): ReactElement {
  const { marketColumn, ipv4Column, ipv6Column } = context.texts.sandbox;
  return (
    <ContractTable label={marketColumn} columns={[marketColumn, ipv4Column, ipv6Column]}>
      {marketAddresses().map(({ market, ipv4, ipv6 }) => (
        <tr key={market}>
          <th scope="row">{market}</th>
          <td>{ipv4}</td>
          <td>{ipv6}</td>
        </tr>
      ))}
    </ContractTable>
  );
}
