import type { ReactElement } from "react";
import { groupBy } from "../../../../contract/src/base/group-by.ts";
import {
  type MarketAddresses,
  marketAddresses,
} from "../../../../sandbox/src/addresses/market-of-address.ts";
import { ContractTable } from "../contract-table.tsx";
import type { ReferenceContext } from "../reference-context.ts";
import { RowGroup } from "../row-group.tsx";

/** Documentation addresses that the sandbox maps to markets: one of each kind for a market. */
export function MarketAddressTable({
  context,
}: {
  readonly context: ReferenceContext;
}): ReactElement {
  const { marketColumn, ipv4Column, ipv6Column } = context.texts.sandbox;
  const columns = [marketColumn, ipv4Column, ipv6Column];
  return (
    <ContractTable kind="grouped" label={marketColumn} columns={columns}>
      {[...groupBy(marketAddresses(), networkOf)].map(([network, addresses]) => (
        <RowGroup key={network} title={network} columns={columns.length}>
          {addresses.map(({ market, ipv4, ipv6 }) => (
            <tr key={market}>
              <th scope="row">{market}</th>
              <td>{ipv4}</td>
              <td>{ipv6}</td>
            </tr>
          ))}
        </RowGroup>
      ))}
    </ContractTable>
  );
}

/** networkOf({ ipv4: "203.0.113.24" }) → "203.0.113.0/24" */
function networkOf({ ipv4 }: MarketAddresses): string {
  return ipv4.replace(/\.\d+$/, ".0/24");
}
