import type { Hint } from '../finding.ts'
import { focusPhraseUsed } from './focus-phrase-hint.ts'
import { explainedJargon } from './jargon-hint.ts'
import { capitals, englishLeftovers, exclamations, machineWords, portugueseOfPortugal } from './language-hints.ts'
import { landingLink, ownLinks, repeatedLinks } from './link-hints.ts'
import { descriptionShown, slugShape, titleWidth } from './meta-hints.ts'
import { altIsFileName, pictureCredit } from './picture-hints.ts'
import { contents, faqShape, openingAnswers } from './structure-hints.ts'
import { sourcedNumbers, staleDates } from './trust-hints.ts'

/** What makes an article better and costs it no points. Each tells of its first place, so that a list stays short. */
export const hints: readonly Hint[] = [
	openingAnswers,
	focusPhraseUsed,
	sourcedNumbers,
	staleDates,
	machineWords,
	englishLeftovers,
	portugueseOfPortugal,
	explainedJargon,
	landingLink,
	ownLinks,
	repeatedLinks,
	faqShape,
	contents,
	titleWidth,
	descriptionShown,
	slugShape,
	altIsFileName,
	pictureCredit,
	capitals,
	exclamations,
]
