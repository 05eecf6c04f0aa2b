import { affinity } from './topics/affinity/index.ts'
import { auto } from './topics/auto/index.ts'
import { aviation } from './topics/aviation/index.ts'
import { bike } from './topics/bike.ts'
import { boat } from './topics/boat/index.ts'
import { business } from './topics/business/index.ts'
import { capitalization } from './topics/capitalization.ts'
import { claims } from './topics/claims/index.ts'
import { condominium } from './topics/condominium.ts'
import { consortium } from './topics/consortium/index.ts'
import { consumerRights } from './topics/consumer-rights/index.ts'
import { deductibleAndBonus } from './topics/deductible-and-bonus.ts'
import { drone } from './topics/drone/index.ts'
import { engineering } from './topics/engineering/index.ts'
import { fraud } from './topics/fraud/index.ts'
import { generalLiability } from './topics/general-liability/index.ts'
import { glossary } from './topics/glossary/index.ts'
import { health } from './topics/health/index.ts'
import { home } from './topics/home/index.ts'
import { life } from './topics/life/index.ts'
import { market } from './topics/market/index.ts'
import { motorcycle } from './topics/motorcycle/index.ts'
import { pension } from './topics/pension.ts'
import { pet } from './topics/pet.ts'
import { phone } from './topics/phone.ts'
import { policyReview } from './topics/policy-review/index.ts'
import { portables } from './topics/portables/index.ts'
import { professionalLiability } from './topics/professional-liability/index.ts'
import { quotes } from './topics/quotes/index.ts'
import { renewal } from './topics/renewal.ts'
import { rural } from './topics/rural/index.ts'
import { surety } from './topics/surety/index.ts'
import { tradeCredit } from './topics/trade-credit.ts'
import { transport } from './topics/transport/index.ts'
import { travel } from './topics/travel/index.ts'
import type { Topic } from './types.ts'

export const topics: readonly Topic[] = [
	auto,
	motorcycle,
	home,
	travel,
	life,
	phone,
	portables,
	bike,
	professionalLiability,
	generalLiability,
	consortium,
	pension,
	business,
	transport,
	engineering,
	affinity,
	condominium,
	rural,
	boat,
	aviation,
	drone,
	tradeCredit,
	surety,
	pet,
	capitalization,
	health,
	claims,
	quotes,
	consumerRights,
	deductibleAndBonus,
	glossary,
	fraud,
	renewal,
	policyReview,
	market,
]
