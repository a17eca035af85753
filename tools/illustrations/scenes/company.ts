import type { Wall } from '../drawing/wall.ts';
import { aboutHow } from './company/about-how.ts';
import { aboutWho } from './company/about-who.ts';
import { customizedStrategies } from './company/customized-strategies.ts';
import { engagingConversations } from './company/engaging-conversations.ts';
import { eventCraftFair } from './company/event-craft-fair.ts';
import { eventPolicyEvening } from './company/event-policy-evening.ts';
import { eventStoryCircle } from './company/event-story-circle.ts';
import { eventTreePlanting } from './company/event-tree-planting.ts';
import { eventWaterDay } from './company/event-water-day.ts';
import { exclusiveNetworking } from './company/exclusive-networking.ts';
import { expertiseWithHeart } from './company/expertise-with-heart.ts';
import { holisticApproach } from './company/holistic-approach.ts';
import { modelCarry } from './company/model-carry.ts';
import { modelHandOver } from './company/model-hand-over.ts';
import { modelListen } from './company/model-listen.ts';
import { modelMeasure } from './company/model-measure.ts';
import { modelPlan } from './company/model-plan.ts';
import { oneCommunity } from './company/one-community.ts';
import { personalGrowth } from './company/personal-growth.ts';
import { provenTrackRecord } from './company/proven-track-record.ts';
import { standIn } from './company/stand-in.ts';
import { torchbearers } from './company/torchbearers.ts';

export const companyScenes = {
  'customized-strategies': customizedStrategies,
  'expertise-with-heart': expertiseWithHeart,
  'proven-track-record': provenTrackRecord,
  'holistic-approach': holisticApproach,
  'engaging-conversations': engagingConversations,
  'exclusive-networking': exclusiveNetworking,
  'personal-growth': personalGrowth,
  torchbearers,
  'one-community': oneCommunity,
  'event-water-day': eventWaterDay,
  'event-story-circle': eventStoryCircle,
  'event-craft-fair': eventCraftFair,
  'event-tree-planting': eventTreePlanting,
  'event-policy-evening': eventPolicyEvening,
  'model-listen': modelListen,
  'model-plan': modelPlan,
  'model-measure': modelMeasure,
  'model-carry': modelCarry,
  'model-hand-over': modelHandOver,
  'about-who': aboutWho,
  'about-how': aboutHow,
  'stand-in': standIn,
} satisfies Record<string, () => Wall>;
