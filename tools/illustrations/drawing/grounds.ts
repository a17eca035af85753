// Colours of the walls, and of the paint on them.

export const GROUNDS = {
  geru: { ground: '#8A3324', sweep: '#92392A', paint: '#FFF9F0', accent: '#E9A820' },
  deep: { ground: '#5E1F14', sweep: '#662519', paint: '#FFF9F0', accent: '#E9A820' },
  indigo: { ground: '#1F3A5F', sweep: '#244167', paint: '#FFF9F0', accent: '#E9A820' },
  neem: { ground: '#2E6B3F', sweep: '#337245', paint: '#FFF9F0', accent: '#E9A820' },
  haldi: { ground: '#E9A820', sweep: '#E4A117', paint: '#5E1F14', accent: '#FFF9F0' },
  lime: { ground: '#F4EBDC', sweep: '#EFE4D2', paint: '#8A3324', accent: '#E9A820' },
  rice: { ground: '#FFF9F0', sweep: '#FBF2E5', paint: '#8A3324', accent: '#E9A820' },
} as const;

export type GroundName = keyof typeof GROUNDS;
