import type { Rule } from '../finding.ts'
import { hasDisclaimer, uniqueness } from './claims.ts'
import { claimsHold } from './claims-hold.ts'
import { coherence } from './coherence.ts'
import { deceit, defamation, medicalAdvice, secretsAsked } from './harm.ts'
import { links, pictureAlt, tidyMedia } from './links-and-pictures.ts'
import { descriptionLength, titleLength } from './metadata.ts'
import { absolutePromises } from './promises.ts'
import { flesch, openings, paragraphLength, passiveVoice, sentenceLength, transitions } from './readability.ts'
import { inventedRegistrations } from './registrations.ts'
import { regulators } from './regulators.ts'
import { density, introduction, relevance } from './relevance.ts'
import { repetition } from './repetition.ts'
import { authorExpertise, factCheck } from './reviewed.ts'
import { listedSources, officialSources } from './sources.ts'
import { headingLevels, semanticElements, singleH1, skipLink, textLength } from './structure.ts'

/** Every rule. The points of each group make a hundred. */
export const rules: readonly Rule[] = [
	singleH1,
	titleLength,
	descriptionLength,
	headingLevels,
	links,
	pictureAlt,
	textLength,
	semanticElements,
	tidyMedia,
	skipLink,
	flesch,
	sentenceLength,
	paragraphLength,
	transitions,
	passiveVoice,
	openings,
	repetition,
	relevance,
	density,
	introduction,
	coherence,
	officialSources,
	authorExpertise,
	regulators,
	factCheck,
	absolutePromises,
	uniqueness,
	hasDisclaimer,
	listedSources,
	claimsHold,
	medicalAdvice,
	deceit,
	defamation,
	secretsAsked,
	inventedRegistrations,
]

/** Changes with what the rules and hints say, so that answers kept from before are not taken for today's. */
export const RULES_VERSION = 5
