import type { Subject } from '../../types.ts'

/** What prompts single out of health plans, apart from what stands with the topic. */
export const healthDetails: readonly Subject[] = [
	{
		words: [
			'carencia do plano odonto',
			'carencia no plano odonto',
			'carencia de plano odonto',
			'carencia em plano odonto',
			'carencia odonto',
			'carencia do odonto',
			'carencia do plano dent',
			'carencia do dent',
		],
		label: 'Carência do plano odontológico',
		titles: [
			'Carência do plano odontológico: quanto esperar',
			'Plano odontológico: carências e o que usar primeiro',
			'Carência no plano odontológico: prazos e cuidados',
		],
		heading: 'Quanto tempo esperar pelo dentista',
		angle: 'buying',
		opening:
			'O dente doeu, o plano foi assinado, e a recepção avisa que o canal ainda espera. No plano odontológico, a carência muda de um procedimento para outro.',
		points: [
			'No plano odontológico, a urgência entra em até 24 horas; o resto, em até 180 dias.',
			'Prótese e tratamento longo costumam ter a espera maior: peça a tabela por procedimento.',
		],
		facts: [
			'A carência do plano odontológico segue os tetos da [Lei 9.656/1998](planos-de-saude). São 24 horas para urgência e 180 dias para os demais procedimentos. A operadora pode pedir menos, nunca mais.',
			'Consulta, limpeza e radiografia costumam abrir cedo, em dias ou poucas semanas. Canal, gengiva e prótese esperam mais. O contrato traz uma tabela, e cada linha tem a sua data.',
			'Urgência no dentista é dor forte, sangramento, dente quebrado ou infecção. Ela alivia o quadro, e não faz o tratamento inteiro. O canal definitivo, por exemplo, pode ainda depender da carência.',
			'Alguns planos odontológicos trocam a espera por pagamento anual ou por mensalidade maior. Faça a conta antes de aceitar. Pagar o ano à vista prende, e a saída antecipada pode ter multa.',
			'No plano odontológico da empresa, a carência pode cair ou sumir para quem entra logo. Pergunte ao RH a data-limite da adesão. Perdido esse dia, a regra comum volta.',
			'Dá para trocar de plano odontológico sem recomeçar a espera, quando se cumprem os requisitos da portabilidade. O guia da [ANS](ans) mostra planos compatíveis. Só cancele o antigo depois do sim do novo.',
			'Tratamento começado antes do contrato pede atenção. A operadora pode discutir quem paga a etapa seguinte. Leve radiografias e um orçamento por dente à primeira consulta.',
		],
		procedure: {
			heading: 'Planeje o tratamento pela tabela',
			steps: [
				['Peça a tabela de carências.', 'Por procedimento, com a data em que cada um começa.'],
				['Faça a avaliação.', 'A consulta costuma abrir primeiro e mostra o que é urgente.'],
				['Ordene os dentes.', 'Dor e infecção na frente; prótese e troca de restauração depois.'],
				['Marque com folga.', 'Uma semana depois do fim da espera evita recusa por um dia.'],
				['Guarde a autorização.', 'Número, data e nome do procedimento.'],
			],
		},
		faqs: [
			[
				'Posso contratar o plano odontológico com dor de dente?',
				'Sim, nada impede. A urgência passa a valer, no máximo, 24 horas depois do início do contrato. Ela trata a dor; as etapas seguintes seguem a tabela de carências.',
			],
			[
				'Aparelho e implante têm carência?',
				'Só quando o contrato os inclui, pois nem um nem outro faz parte da lista mínima. Leia a espera e o que fica por sua conta, como manutenção e peças.',
			],
			[
				'Existe plano odontológico sem carência?',
				'Existe, em geral no coletivo ou com pagamento anual. Compare o custo do ano inteiro e a multa de saída antes de assinar.',
			],
		],
	},
	{
		words: [
			'saude para mei',
			'saude do mei',
			'saude mei',
			'saude no mei',
			'plano para mei',
			'plano do mei',
			'plano mei',
			'convenio para mei',
			'convenio do mei',
			'convenio medico para mei',
			'mei pode',
			'mei contrata',
			'microempreendedor',
		],
		label: 'Plano de saúde para MEI',
		titles: [
			'Plano de saúde para MEI: regras e como contratar',
			'MEI e plano de saúde empresarial: o que conferir',
			'Plano de saúde do MEI: exigências, preço e saída',
		],
		heading: 'O plano empresarial de quem é MEI',
		opening:
			'Com um CNPJ de MEI, o plano de saúde muda de porta: sai o contrato individual, entra o empresarial. O preço inicial atrai, mas as regras são outras.',
		points: [
			'O MEI pode contratar plano empresarial com pelo menos seis meses de inscrição regular.',
			'O reajuste desse contrato não segue o teto da ANS para planos individuais: compare também a saída.',
		],
		facts: [
			'O MEI contrata como empresário individual, no plano coletivo empresarial. A ANS exige inscrição ativa há pelo menos seis meses e cadastro regular na Receita. O certificado do MEI e o cartão do CNPJ provam isso.',
			'A operadora confere os papéis de novo todo ano, no mês de aniversário do contrato. CNPJ baixado ou irregular pode encerrar o plano, com aviso de sessenta dias. Mantenha as guias mensais em dia.',
			'Além do titular, o plano do MEI costuma aceitar cônjuge, filhos e outros parentes, dentro do grau que o contrato permite. O empregado registrado também pode entrar. Algumas operadoras pedem, no mínimo, duas ou três vidas.',
			'Carência existe nos contratos pequenos. A dispensa por norma vale para grupos de trinta pessoas ou mais, com entrada no prazo. Abaixo disso, negocie a redução e peça por escrito.',
			'O reajuste anual do plano do MEI sai do agrupamento: a operadora junta os contratos com menos de trinta vidas e aplica um índice único. Ela publica esse número. Peça os dos últimos três anos antes de decidir.',
			'Sem motivo, a operadora só encerra o contrato do empresário individual na data de aniversário, com aviso de sessenta dias e as razões. Quem está internado não pode ficar sem atendimento até a alta. Guarde toda carta que chegar.',
			'Abrir um CNPJ só para ter plano não é boa ideia. A norma dos seis meses nasceu para barrar isso. Sem atividade de verdade, o contrato pode cair quando mais se precisa.',
		],
		procedure: {
			heading: 'Do CNPJ à carteirinha, em seis passos',
			steps: [
				['Confira a inscrição.', 'CNPJ ativo há seis meses ou mais e guias pagas.'],
				['Liste quem entra.', 'Titular, família e empregado, com idade e parentesco.'],
				['Compare com o individual.', 'Preço de hoje, índice de reajuste e regra de saída.'],
				['Leia as carências.', 'Peça por escrito a redução oferecida na venda.'],
				['Preencha a declaração de saúde.', 'Uma por pessoa, sem omitir diagnóstico.'],
				['Anote o aniversário.', 'É o mês do reajuste e da nova conferência dos papéis.'],
			],
		},
		faqs: [
			[
				'MEI recém-aberto pode contratar plano de saúde?',
				'No formato empresarial, é preciso esperar seis meses de inscrição regular. Até lá, restam o plano individual e o coletivo por adesão de uma entidade da sua categoria.',
			],
			[
				'O MEI sem empregado consegue plano de saúde?',
				'Muitas operadoras aceitam só o titular ou o titular com a família. Outras pedem um número mínimo de vidas. Confirme antes de mandar os documentos.',
			],
			[
				'Se eu der baixa no MEI, perco o plano?',
				'É provável, porque o contrato depende do CNPJ. Antes da baixa, veja se cabe portabilidade para um plano individual ou por adesão.',
			],
		],
	},
	{
		words: [
			'rol da ans',
			'rol de procedimento',
			'rol taxativo',
			'fora do rol',
			'cobertura obrigatoria',
			'coberturas obrigatorias',
			'cobertura minima',
		],
		label: 'Rol da ANS',
		titles: [
			'Rol da ANS: a cobertura obrigatória do plano de saúde',
			'Rol da ANS: o que o plano de saúde precisa cobrir',
			'Rol da ANS: cobertura obrigatória e o que vem depois',
		],
		heading: 'A lista que diz o mínimo',
		angle: 'coverage',
		incidental: ['obrigatoria', 'obrigatorio'],
		opening:
			'O médico pede um exame, e a primeira pergunta da operadora é se ele está no rol. Essa lista da ANS diz o mínimo que o plano precisa cobrir.',
		points: [
			'O rol da ANS é a lista mínima de exames, consultas, cirurgias e terapias do plano.',
			'Fora do rol, a cobertura depende de critérios da lei e do STF, com pedido médico fundamentado.',
		],
		facts: [
			'O rol da ANS reúne os procedimentos de cobertura obrigatória nos planos regulamentados. Ele vale conforme a segmentação: o que é hospitalar não obriga o plano só ambulatorial. A consulta, no site da [ANS](ans), é aberta.',
			'Alguns itens do rol têm diretriz de utilização. Ela diz em que idade, doença ou fase o procedimento é obrigatório. Por isso, o nome pode estar na lista e o seu caso, não.',
			'O rol muda durante o ano todo, com estudos e consultas públicas. Qualquer pessoa pode opinar pelo site da agência. Se a recusa é antiga, confira se o item entrou depois.',
			'Desde a Lei 14.454/2022, a lista serve de referência básica e admite exceções. Em 2025, o [STF](stf) manteve a regra e fixou critérios que precisam vir juntos. O pedido do médico deve responder a cada um.',
			{
				lead: 'Para um tratamento fora do rol, o STF pede, em resumo:',
				items: [
					'prescrição de médico ou dentista habilitado;',
					'falta de recusa expressa da ANS e de análise pendente sobre o item;',
					'ausência de alternativa adequada na lista;',
					'prova científica sólida de eficácia e segurança;',
					'registro na Anvisa.',
				],
			},
			'Plano antigo, assinado antes de 1999 e não adaptado, segue o próprio contrato. O rol, nele, não vale do mesmo jeito. A operadora informa se há proposta de adaptação.',
			'Estar no rol não dispensa carência, rede e autorização. O procedimento é obrigatório, mas quem o faz é o prestador do plano. Sem vaga na rede, a operadora precisa indicar outro.',
		],
		procedure: {
			heading: 'Confira o procedimento passo a passo',
			steps: [
				['Peça o nome técnico.', 'O código e o termo que o médico usou no pedido.'],
				['Busque no site da agência.', 'Há uma consulta por procedimento e segmentação.'],
				['Leia a diretriz.', 'Idade, diagnóstico e exames anteriores exigidos.'],
				['Leve o relatório.', 'O médico explica por que o caso se encaixa.'],
				['Exija resposta escrita.', 'Com motivo e cláusula, se vier um não.'],
				['Registre a queixa.', 'Disque ANS ou site, com o protocolo da operadora.'],
			],
		},
		faqs: [
			[
				'O rol da ANS é taxativo?',
				'A regra atual fica no meio do caminho. A lista é a referência, e há exceções quando se cumprem os critérios da lei, na leitura que o STF fixou em 2025.',
			],
			[
				'O rol vale para plano odontológico?',
				'Vale, com uma parte própria para odontologia. Implante e aparelho ortodôntico, em regra, não estão na lista mínima e dependem do contrato.',
			],
			[
				'Remédio de uso em casa entra no rol?',
				'A regra é não entrar. Há exceções, como antineoplásicos orais previstos na lei e na lista, com pedido médico e diretriz cumprida.',
			],
		],
	},
]
