import { expect, test } from 'vitest'
import { told } from './testing/told.ts'

test.for<[string, string[]]>([
	['Quem fiscaliza a lancha é a ANTT.', ['contradicted: ANTT: Marinha']],
	['O consórcio parece um financiamento. Quem autoriza é a SUSEP.', ['contradicted: SUSEP: Banco Central']],
	['A qualidade da gasolina é fiscalizada pela Aneel.', ['contradicted: Aneel: ANP']],
	['A Susep fiscaliza o título de capitalização.', ['fact: Susep']],
	// An insurance is one, whatever it covers; health insurance is watched as health plans are.
	['O seguro de celular é fiscalizado pela Anatel.', ['contradicted: Anatel: SUSEP']],
	['O seguro saúde é fiscalizado pela ANS.', ['fact: ANS']],
	// Bodies that the register does not know.
	['O plano odontológico precisa de registro. Quem fiscaliza é a Anvisa.', ['contradicted: Anvisa: ANS']],
	[
		'A navegação de lanchas é fiscalizada pela Polícia Rodoviária Federal.',
		['contradicted: Polícia Rodoviária Federal: Marinha'],
	],
	['O uso de dados pessoais é fiscalizado pelo CADE.', ['contradicted: CADE: ANPD']],
	// The last word is a court's.
	['A última palavra sobre a lei federal é do STF.', ['contradicted: STF: STJ']],
	['O STJ decide em última instância sobre a lei federal.', []],
	// Who decided it, though what was decided is a denial; and by the year of the decision.
	['Que o imposto de herança não incide sobre o VGBL foi decidido pelo STJ no Tema 1.214.', ['contradicted: STJ: STF']],
	['O plano odontológico não é fiscalizado pela SUSEP.', []],
	// What a norm is called is not what is watched, nor what a body only uses.
	[
		'A SUSEP fiscaliza o setor, e o Código de Defesa do Consumidor ampara quem contrata para uso próprio.',
		['fact: Código de Defesa do Consumidor'],
	],
	['A SUSEP acompanha essas queixas e usa os dados na fiscalização.', []],
	['Reclamar de plano de saúde na SUSEP, que cuida de outro setor, faz perder semanas.', []],
	// Done by one of whom nobody says that it watches.
	['O reajuste anual dos planos individuais é fixado pelo Banco Central.', ['contradicted: Banco Central: ANS']],
	['Quem emite a carteira de habilitação náutica é o Detran.', ['contradicted: Detran: Marinha']],
	['O certificado, emitido pelo Ministério da Saúde, ajuda, mas não dispensa o seguro.', []],
	['Título de capitalização não é investimento. A fiscalização do produto cabe à CVM.', ['contradicted: CVM: SUSEP']],
	['Os fundos de investimento são fiscalizados pela CVM.', ['fact: CVM']],
	// Whoever it is done by, and who is said to be the one.
	['Os tributos federais, como o IOF, são cobrados e explicados pela SUSEP.', ['contradicted: SUSEP: Receita Federal']],
	['A Polícia Federal exerce o papel de órgão nacional de trânsito.', ['contradicted: Polícia Federal: Senatran']],
	[
		'Quem fica de olho nas seguradoras e nos corretores de seguros? É o Banco Central, e é para lá que mando o cliente.',
		['contradicted: Banco Central: SUSEP'],
	],
	['Veja as normas divulgadas pela Senatran.', []],
	// Where a fact says by whom it is done, nobody else is proposed.
	[
		'A multa mensal do condomínio que perde o prazo do seguro, de 1/12 do imposto predial, é cobrada pela SUSEP.',
		['contradicted: SUSEP'],
	],
	// Said of it behind its name, or of what is not what is spoken of.
	['O Proagro tem regras federais. A ANS as faz.', ['contradicted: ANS: Conselho Monetário Nacional']],
	['Sobre a Constituição, quem bate o martelo é o STJ.', ['contradicted: STJ: STF']],
	[
		'Os títulos de capitalização, confundidos com investimentos, são fiscalizados pela CVM.',
		['contradicted: CVM: SUSEP'],
	],
	['A SUSEP fiscaliza as seguradoras, multa quem erra e olha as queixas da plataforma pública.', ['fact: SUSEP']],
	['Os fundos de investimento da aposentadoria são fiscalizados pela Previc.', ['contradicted: Previc: CVM']],
	// Initials of something else.
	['Sérgio é autônomo, declara no simplificado e fica com o VGBL de risco médio.', []],
	// Two, each with its own.
	['O CNSP faz as normas dos seguros. Quem fiscaliza é a SUSEP.', ['fact: CNSP', 'fact: SUSEP']],
	['A SUSEP fiscaliza os seguros; a ANS, os planos de saúde.', ['fact: SUSEP']],
	// In whose charge it is, and who is announced in the sentence before.
	['Gasolina batizada é assunto da ANTT.', ['contradicted: ANTT: ANP']],
	['O plano odontológico tem fiscal. É a SUSEP.', ['contradicted: SUSEP: ANS']],
	['O plano odontológico tem fiscal. É a ANS.', ['fact: ANS']],
	['Fundos de investimento e debêntures têm um fiscal só: a Previc.', ['contradicted: Previc: CVM']],
	['O crédito rural segue regras de um conselho. É o CNSP.', ['contradicted: CNSP: Conselho Monetário Nacional']],
	['O Pix de golpe pode voltar pelo MED. É regra da CVM.', ['contradicted: CVM: Banco Central']],
	['Onde reclamo do consórcio? Na SUSEP, penso eu, que é quem autoriza.', ['contradicted: SUSEP: Banco Central']],
	['Lanchas e jet skis estão nas mãos da Marinha.', ['fact: Marinha']],
	['Quem fiscaliza o seguro? A ANS.', ['contradicted: ANS: SUSEP']],
	// Who decided what is cited.
	[
		'No seguro de vida coletivo, cabe ao estipulante explicar as condições, conforme decidiu o CNSP no Tema 1.112.',
		['contradicted: CNSP: STJ', 'fact: Tema 1.112'],
	],
	[
		'Ser fiador pede cuidado: no Tema 1.127, o STJ decidiu que o imóvel de família pode ser penhorado.',
		['fact: Tema 1.127', 'contradicted: STJ: STF'],
	],
	// Of today, though it speaks of what comes before another thing.
	[
		'Hoje, o papel de órgão nacional de trânsito é do Denatran, e vale ler os avisos antes de vender o carro.',
		['replaced: Denatran'],
	],
	// Asked whence it comes, told by a label, and by what one gets from it.
	[
		'De onde saem as regras do crédito rural e do Proagro? Saem da SUSEP.',
		['contradicted: SUSEP: Conselho Monetário Nacional'],
	],
	['Título de capitalização. Fiscalização: CVM.', ['contradicted: CVM: SUSEP']],
	['Quem fiscaliza os planos odontológicos: a SUSEP.', ['contradicted: SUSEP: ANS']],
	['O corretor de seguros tira o registro no Banco Central.', ['contradicted: Banco Central: SUSEP']],
	['Os planos de saúde estão no campo de atuação da SUSEP.', ['contradicted: SUSEP: ANS']],
	['A regra dos drones é da ANS.', ['contradicted: ANS: ANAC']],
	['A ANAC registra as embarcações que navegam.', ['contradicted: ANAC: Marinha']],
	// A court watches nothing, and sets what it decides.
	['Quem cuida do zoneamento agrícola é o STJ.', ['contradicted: STJ: Ministério da Agricultura']],
	['A tese foi fixada pelo STJ em recurso sobre plano de saúde.', []],
])('%s', ([text, expected]) => {
	expect(told(text)).toEqual(expected)
})
