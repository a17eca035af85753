import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** IPv6 is cut to /64: one household has a single IPv4 address, but a whole /64. */
export function networkOf(rawAddress: string): string {
  const address = withoutPort(rawAddress);
  const [, ipv4] = IPV4_IN_IPV6.exec(address) ?? [];
  if (ipv4) return ipv4;
  if (!isIPv6(address)) return address;
  const [left = [], right = []] = (address.split('%')[0] ?? '')
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: GROUPS - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function withoutPort(rawAddress: string): string {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(rawAddress) ?? [];
  return inBrackets ?? rawAddress.replace(/^([^:]+):\d+$/, '$1');
}
