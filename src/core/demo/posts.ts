import { post as batiOCarro } from './posts/bati-o-carro-primeiras-24-horas.ts'
import { post as beneficiarios } from './posts/beneficiarios-do-seguro-de-vida.ts'
import { post as casaDePraia } from './posts/casa-de-praia-fechada-seguro.ts'
import { post as classeDeBonus } from './posts/classe-de-bonus-como-nao-perder.ts'
import { post as danosATerceiros } from './posts/danos-a-terceiros-quanto-contratar.ts'
import { post as franquia } from './posts/franquia-normal-ou-reduzida.ts'
import { post as malaExtraviada } from './posts/mala-extraviada-anac-e-seguro-viagem.ts'
import { post as prazoDaIndenizacao } from './posts/prazo-da-indenizacao-como-contar-30-dias.ts'
import { post as protecaoVeicular } from './posts/protecao-veicular-e-seguro-auto.ts'
import { post as quemFiscaliza } from './posts/quem-fiscaliza-seguro-consorcio-plano-de-saude.ts'
import { post as questionarioDeRisco } from './posts/questionario-de-risco-o-que-declarar.ts'
import { post as seguroDoCondominio } from './posts/seguro-do-condominio-obrigatorio-quem-responde.ts'
import { post as lojaPequena } from './posts/seguro-empresarial-loja-pequena.ts'
import { post as seguroIncendio } from './posts/seguro-incendio-no-aluguel-quem-paga.ts'
import { post as viagemMercosul } from './posts/seguro-viagem-mercosul.ts'
import { post as sinistroNegado } from './posts/sinistro-negado-como-recorrer.ts'
import { post as tresCotacoes } from './posts/tres-cotacoes-lado-a-lado.ts'
import { post as vendaval } from './posts/vendaval-no-litoral-seguro-residencial.ts'
import type { DemoPost } from './types.ts'

/** Newest first. The first five are the ones in the design, in its order. */
export const demoPosts: DemoPost[] = [
	batiOCarro,
	classeDeBonus,
	vendaval,
	viagemMercosul,
	tresCotacoes,
	prazoDaIndenizacao,
	beneficiarios,
	seguroDoCondominio,
	franquia,
	seguroIncendio,
	questionarioDeRisco,
	protecaoVeicular,
	lojaPequena,
	malaExtraviada,
	casaDePraia,
	danosATerceiros,
	sinistroNegado,
	quemFiscaliza,
]
