const TEXTS = [
  ['/volunteer/admin/edit-volunteer/', 'Loading volunteer data...'],
  ['/volunteer/admin/view-volunteer/', 'Loading volunteer details...'],
  ['/volunteer/admin/images', 'Loading images...'],
  ['/volunteer/admin/statistics', 'Counting the entries...'],
  ['/volunteer/admin/privacy', 'Loading privacy requests...'],
  ['/volunteer/admin/audit-log', 'Loading the audit log...'],
  ['/volunteer/admin/donations', 'Loading donations...'],
  ['/volunteer/admin/website', 'Loading the website...'],
  ['/volunteer/survey/', 'Loading survey details...'],
  ['/volunteer/dashboard', 'Loading survey entries...'],
  ['/volunteer/admin', 'Loading the dashboard...'],
] as const;

export function loadingText(path: string): string {
  return TEXTS.find(([start]) => path.startsWith(start))?.[1] ?? 'Loading...';
}
