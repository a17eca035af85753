import ipaddr from 'ipaddr.js';

const NETWORK_GROUPS = 4;
const SITE_GROUPS = 3;

/** IPv6 is cut to /64: one household has a single IPv4 address, but a whole /64. */
export function networkOf(rawAddress: string): string {
  return cutTo(NETWORK_GROUPS, rawAddress);
}

/** IPv6 is cut to /48, which one customer can have. */
export function siteOf(rawAddress: string): string {
  return cutTo(SITE_GROUPS, rawAddress);
}

function cutTo(groups: number, rawAddress: string): string {
  const text = withoutPort(rawAddress);
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.process(text);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, groups);
  return network.map((group) => group.toString(16)).join(':');
}

function withoutPort(rawAddress: string): string {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(rawAddress) ?? [];
  return inBrackets ?? rawAddress.replace(/^([^:]+):\d+$/, '$1');
}
