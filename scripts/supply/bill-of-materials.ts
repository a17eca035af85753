// npm's --omit=dev loses packages that both sides use, such as nodemailer (github.com/npm/cli/issues/7909).
import { spawnSync } from 'node:child_process';
import * as z from 'zod';
import { shipped } from './shipped.ts';

const component = z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string() });
const bill = z.looseObject({
  metadata: z.looseObject({ component }),
  components: z.array(component),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});
export type Bill = z.infer<typeof bill>;

/** npm's random serial number and timestamp go, so that the output is reproducible. @throws Error if npm fails */
export function billOfMaterials(root: string, npm: string): Bill {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [npm, 'sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`npm made no bill of materials: ${stderr}`);
  const { serialNumber: _random, ...whole } = bill.parse(JSON.parse(stdout));
  const { timestamp: _hour, ...metadata } = whole.metadata;
  const ours = metadata.component;
  const names = new Set(shipped(root).map(({ name, version }) => `${name}@${version}`));
  const components = whole.components.filter(({ name, version }) =>
    names.has(`${name}@${version}`),
  );
  const refs = new Set([ours, ...components].map((one) => one['bom-ref']));
  return {
    ...whole,
    // npm names the component after its folder.
    metadata: { ...metadata, component: { ...ours, name: 'adhyay' } },
    components,
    dependencies: whole.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
}
