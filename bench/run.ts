import { measureCapacity } from './capacity.ts'
import { runCheckers } from './checkers.ts'
import { measureEventFlood } from './event-flood.ts'
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
import { measureTruth } from './truth.ts'

/** All benchmarks, one after the other, so that none disturbs another. Figures are ratios within this run; the checkers count. */
await measurePages()
await measurePagesOnDisk()
await measureCapacity()
await measureSeo()
measureTruth()
await measureScale()
await measureFlood()
await measureEventFlood()
await measureSearchFlood()
await measureOverload()
await measureMailDrain()
await measureMemory()
await measureLighthouse()
await runCheckers()
