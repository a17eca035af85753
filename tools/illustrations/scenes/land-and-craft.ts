import type { Wall } from '../drawing/wall.ts';
import { artisanTraining } from './land-and-craft/artisan-training.ts';
import { biodiversity } from './land-and-craft/biodiversity.ts';
import { craftMarket } from './land-and-craft/craft-market.ts';
import { craftOnline } from './land-and-craft/craft-online.ts';
import { designTable } from './land-and-craft/design-table.ts';
import { ecoAlternatives } from './land-and-craft/eco-alternatives.ts';
import { ecoPractices } from './land-and-craft/eco-practices.ts';
import { farmInnovation } from './land-and-craft/farm-innovation.ts';
import { farmerTraining } from './land-and-craft/farmer-training.ts';
import { farmerWelfare } from './land-and-craft/farmer-welfare.ts';
import { greenLivelihoods } from './land-and-craft/green-livelihoods.ts';
import { indigenousArts } from './land-and-craft/indigenous-arts.ts';
import { rainwater } from './land-and-craft/rainwater.ts';
import { subsidyDesk } from './land-and-craft/subsidy-desk.ts';

export const landAndCraftScenes = {
  'subsidy-desk': subsidyDesk,
  'farm-innovation': farmInnovation,
  'farmer-training': farmerTraining,
  'farmer-welfare': farmerWelfare,
  'artisan-training': artisanTraining,
  'craft-market': craftMarket,
  'craft-online': craftOnline,
  'indigenous-arts': indigenousArts,
  'design-table': designTable,
  'eco-practices': ecoPractices,
  'eco-alternatives': ecoAlternatives,
  'green-livelihoods': greenLivelihoods,
  rainwater,
  biodiversity,
} satisfies Record<string, () => Wall>;
