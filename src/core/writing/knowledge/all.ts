import { affinity } from './affinity.ts'
import { auto } from './auto.ts'
import { aviation } from './aviation.ts'
import { bike } from './bike.ts'
import { boat } from './boat.ts'
import { business } from './business.ts'
import { capitalization } from './capitalization.ts'
import { claims } from './claims.ts'
import { condominium } from './condominium.ts'
import { consortium } from './consortium.ts'
import { consumerRights } from './consumer-rights.ts'
import { deductibleAndBonus } from './deductible-and-bonus.ts'
import { drone } from './drone.ts'
import { engineering } from './engineering.ts'
import { fraud } from './fraud.ts'
import { generalLiability } from './general-liability.ts'
import { glossary } from './glossary.ts'
import { health } from './health.ts'
import { home } from './home.ts'
import { life } from './life.ts'
import { market } from './market.ts'
import { motorcycle } from './motorcycle.ts'
import { pension } from './pension.ts'
import { pet } from './pet.ts'
import { phone } from './phone.ts'
import { policyReview } from './policy-review.ts'
import { portables } from './portables.ts'
import { professionalLiability } from './professional-liability.ts'
import { quotes } from './quotes.ts'
import { renewal } from './renewal.ts'
import { rural } from './rural.ts'
import { surety } from './surety.ts'
import { tradeCredit } from './trade-credit.ts'
import { transport } from './transport.ts'
import { travel } from './travel.ts'
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
