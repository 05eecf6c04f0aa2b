import { measureCapacity } from './capacity.ts'
import { runCheckers } from './checkers.ts'
import { measureEventFlood } from './event-flood.ts'
import { type Figure, reportFigures } from './figures.ts'
import { measureFlood } from './flood.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMailDrain } from './mail-drain.ts'
import { measureMemory } from './memory.ts'
import { measureOverload } from './overload.ts'
import { measurePages } from './pages.ts'
import { measurePagesOnDisk } from './pages-on-disk.ts'
import { measureScale } from './scale.ts'
import { measureSearchFlood } from './search-flood.ts'
import { measureSeo } from './seo.ts'
import { measureBackOffice } from './speed/back-office.ts'
import { measureFirstStart } from './speed/first-start.ts'
import { measureSecondPage } from './speed/second-page.ts'
import { measureServing } from './speed/serving.ts'
import { measureTruth } from './truth.ts'
import { fitWordings } from './wordings.ts'

type Measure = () => Promise<Figure[] | void> | void

/** What has goals of speed, and a line in the table. */
const speed: Record<string, Measure> = {
	serving: measureServing,
	'second-page': measureSecondPage,
	memory: measureMemory,
	'first-start': measureFirstStart,
	'back-office': measureBackOffice,
}

const measures: Record<string, Measure> = {
	pages: measurePages,
	'pages-on-disk': measurePagesOnDisk,
	capacity: measureCapacity,
	seo: measureSeo,
	truth: measureTruth,
	wordings: fitWordings,
	scale: measureScale,
	flood: measureFlood,
	'event-flood': measureEventFlood,
	'search-flood': measureSearchFlood,
	overload: measureOverload,
	'mail-drain': measureMailDrain,
	...speed,
	lighthouse: measureLighthouse,
	checkers: runCheckers,
}

/** All benchmarks or those named, one after the other, so that none disturbs another. Figures are ratios within this run; the checkers count. */
const named = process.argv.slice(2).flatMap((name) => (name === 'speed' ? Object.keys(speed) : name))
const unknown = named.filter((name) => !(name in measures))
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: há speed, ${Object.keys(measures).join(', ')}`)
const isChosen = (name: string) => named.length === 0 || named.includes(name)
const figures: Figure[] = []
try {
	for (const [name, measure] of Object.entries(measures)) {
		if (!isChosen(name)) continue
		console.log(`\n# ${name}`)
		figures.push(...((await measure()) ?? []))
	}
} finally {
	// Also where a later one fails: they took long. Of a part of the table nothing is kept: it would take the place of the whole.
	const isWhole = Object.keys(speed).every(isChosen)
	if (figures.length > 0) reportFigures(figures, { keptAs: isWhole ? new Date() : undefined })
}
