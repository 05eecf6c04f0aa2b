import type { Subject } from '../../types.ts'

/** Through which door one comes into a health plan, and how one stays in it: a trade body, a lost job, old age. */
export const healthContractSubjects: readonly Subject[] = [
	{
		words: ['demiss', 'demit', 'ex-empregad', 'ex-funcionari', 'desligamento', 'desligad', 'aposentad'],
		label: 'Plano de saúde após a demissão',
		titles: [
			'Plano de saúde após a demissão: quem pode ficar',
			'Demissão ou aposentadoria: como manter o plano de saúde',
			'Demitido pode manter o plano de saúde? Prazos e custo',
		],
		heading: 'Quem sai da empresa e quer ficar no plano',
		omits: ['excludes'],
		angle: 'rights',
		incidental: ['apos', 'depois da', 'depois de'],
		opening:
			'O crachá fica na portaria, mas o plano de saúde nem sempre precisa ficar. Para quem ajudava a pagar a mensalidade, a lei abre uma porta com prazo.',
		points: [
			'Demitido sem justa causa que pagava parte da mensalidade pode ficar de 6 a 24 meses no plano.',
			'Na saída, o custo passa a ser todo do ex-empregado, e a escolha tem 30 dias.',
		],
		facts: [
			'O artigo 30 da [Lei 9.656/1998](planos-de-saude) protege o demitido sem justa causa que contribuía para o plano. Ele mantém a mesma cobertura, com a família inscrita. Em troca, assume a mensalidade inteira.',
			'O tempo de permanência é de um terço do período em que houve contribuição. Há um mínimo de seis meses e um máximo de vinte e quatro. Quem pagou por três anos, por exemplo, pode ficar doze meses.',
			'Contribuir é pagar parte fixa da mensalidade, em geral com desconto em folha. A coparticipação por consulta não conta. Se a empresa pagava tudo, o direito da lei, em regra, não nasce.',
			'Para o aposentado, vale o artigo 31. Com dez anos ou mais de contribuição, ele pode ficar sem prazo final, enquanto a empresa mantiver plano para os empregados. Com menos, é um ano para cada ano pago.',
			'A empresa deve oferecer a opção no desligamento. A resposta é do ex-empregado, em até trinta dias, por escrito. Silêncio vale como recusa, por isso guarde a data do aviso.',
			'O direito acaba antes do prazo em alguns casos: emprego novo com acesso a plano, fim do plano da empresa ou atraso. Pedido de demissão e justa causa também ficam fora do artigo 30. Leia o termo de rescisão.',
			'Perto do fim, olhe a portabilidade. O ex-empregado tem um prazo próprio para levar as carências a outro plano, segundo as regras da [ANS](ans). Compare antes, porque depois da data a espera recomeça.',
		],
		procedure: {
			heading: 'Da rescisão à decisão, em seis passos',
			steps: [
				['Confira os holerites.', 'Procure o desconto fixo do plano, mês a mês.'],
				['Peça o formulário ao RH.', 'Com prazo, valor e dependentes.'],
				['Faça a conta inteira.', 'A mensalidade cheia, por pessoa.'],
				['Cote outros planos.', 'Individual, adesão e empresarial, com carência.'],
				['Responda por escrito.', 'Dentro de trinta dias, com cópia.'],
				['Marque o último mês.', 'Comece a portabilidade antes dele.'],
			],
		},
		faqs: [
			[
				'Quem pede demissão pode manter o plano?',
				'O artigo 30 trata da dispensa sem justa causa. Quem pede para sair depende do que a empresa e a operadora combinaram, ou da portabilidade.',
			],
			[
				'Os dependentes continuam no plano?',
				'Sim, o grupo familiar inscrito durante o emprego pode ficar. Se o titular morre nesse período, os dependentes mantêm o direito pelo tempo restante.',
			],
			[
				'O valor é o mesmo que eu pagava?',
				'Em geral, é maior. O desconto em folha era só uma parte. Agora você paga também o que cabia à empresa, conforme a tabela do contrato.',
			],
		],
	},
	{
		words: [
			'adesao',
			'coletivo por adesao',
			'coletivos por adesao',
			'entidade de classe',
			'administradora de benefic',
			'plano pelo sindicato',
		],
		label: 'Plano de saúde por adesão',
		titles: [
			'Plano de saúde por adesão: como funciona e quem pode',
			'Plano por adesão: entidade, reajuste e saída',
			'Plano de saúde por adesão: vantagens e cuidados',
		],
		heading: 'O plano que vem pela profissão',
		angle: 'guide',
		opening:
			'Advogada, professor, estudante ou servidor: a carteirinha da categoria pode abrir um plano de saúde. O preço de entrada agrada, e as regras de reajuste pedem leitura.',
		points: [
			'No plano por adesão, a porta é um vínculo com sindicato, conselho ou associação da categoria.',
			'O reajuste anual do plano por adesão é negociado e não segue o teto do individual.',
		],
		facts: [
			'O plano por adesão é coletivo: quem contrata é uma entidade profissional, setorial ou de classe. Cada pessoa entra por vontade própria e paga o boleto. Em muitos casos, uma administradora de benefícios cuida da cobrança.',
			'O vínculo precisa existir de verdade. Conselho, sindicato, associação de servidores ou entidade estudantil são exemplos. Associação criada só para vender plano é sinal de problema: pergunte há quanto tempo ela funciona.',
			'A adesão tem carência, que segue os tetos da lei. Quem entra até trinta dias depois da assinatura do contrato coletivo ou no aniversário dele pode ter isenção. Peça a regra do seu grupo por escrito.',
			'O reajuste anual do plano por adesão não tem o teto do individual. Entidade e operadora negociam conforme o uso do grupo. Peça os índices dos últimos três anos antes de assinar.',
			'A administradora não é a operadora. Ela emite o boleto e trata com o cliente; quem atende é a operadora, com registro na [ANS](ans). Confira os dois nomes no contrato e no site da agência.',
			'Perdeu o vínculo com a categoria? A permanência pode terminar. O mesmo vale se a entidade encerra o contrato, com aviso prévio. Por isso, acompanhe os comunicados e conheça a portabilidade.',
			'Taxa de associação entra na conta. Alguns planos exigem mensalidade da entidade, cobrada à parte. Some as duas e compare com o individual e com o empresarial.',
		],
		procedure: {
			heading: 'Antes de entrar por adesão',
			steps: [
				['Prove o vínculo.', 'Registro, diploma, matrícula ou contracheque.'],
				['Leia quem é quem.', 'Entidade, administradora e operadora.'],
				['Peça o histórico.', 'Três reajustes anuais, com datas.'],
				['Some tudo.', 'Mensalidade do plano e da associação.'],
				['Confira a carência.', 'Prazos do grupo e data de isenção.'],
				['Guarde a proposta.', 'Com o número de registro do produto.'],
			],
		},
		faqs: [
			[
				'Qual a diferença entre adesão e empresarial?',
				'No empresarial, o vínculo é de emprego ou de sociedade. Na adesão, é com a entidade da profissão ou do setor, e cada um paga o próprio boleto.',
			],
			[
				'O plano por adesão pode ser cancelado?',
				'Pode, conforme o contrato coletivo e com aviso prévio. Quem está internado ou em tratamento grave tem proteção reconhecida pelos tribunais.',
			],
			[
				'A ANS limita o reajuste da adesão?',
				'O teto anual vale para planos individuais. Nos coletivos, a agência acompanha e exige informação, mas o índice sai da negociação.',
			],
		],
	},
	{
		words: ['idos', 'terceira idade', 'melhor idade', '59 anos', '60 anos', '65 anos', '70 anos', '80 anos'],
		label: 'Plano de saúde para idosos',
		titles: [
			'Plano de saúde para idosos: direitos e preço',
			'Plano de saúde para idosos: o que a lei protege',
			'Depois dos 60: como escolher o plano de saúde',
		],
		heading: 'Depois dos 59, o que muda e o que não muda',
		angle: 'rights',
		opening:
			'A mensalidade sobe justamente quando o plano de saúde passa a ser mais usado. Para a pessoa idosa, a lei fecha algumas portas à operadora, e convém saber quais.',
		points: [
			'Nenhuma operadora pode recusar idosos por idade, e a última faixa de preço começa aos 59 anos.',
			'Antes de trocar de plano, os idosos devem olhar rede, carência e portabilidade.',
		],
		facts: [
			'Idosos não podem ser barrados na porta. A [Lei 9.656/1998](planos-de-saude) proíbe impedir a entrada por idade ou por deficiência. Recusa velada, como demora sem resposta, merece registro na ANS.',
			'A última mudança por faixa etária acontece aos 59 anos. Depois disso, o [Estatuto da Pessoa Idosa](pessoa-idosa) veda novo aumento por idade. Continua apenas o reajuste anual do contrato.',
			'Nos contratos atuais, o preço da última faixa não pode passar de seis vezes o da primeira. Além disso, a soma dos aumentos das últimas faixas tem limite. Peça a tabela completa antes de assinar.',
			'Plano pensado para idosos costuma ter rede própria, médico de referência e programas de prevenção. O preço pode ser menor, com área mais curta. Veja se o hospital e o especialista de hoje estão na lista.',
			'Doença já conhecida não impede o contrato. Pode haver espera de até 24 meses para cirurgias e itens complexos ligados a ela. Quem troca por portabilidade leva o tempo já cumprido.',
			'Coparticipação pesa em quem consulta muito. Some consultas, exames e fisioterapia do último ano e calcule os dois modelos. Teto mensal baixo é a linha que dá sossego.',
			'Plano antigo, anterior a 1999, tem regras próprias de reajuste e cobertura. Não cancele por impulso. Compare com a proposta de adaptação e ouça alguém de confiança.',
		],
		procedure: {
			heading: 'A escolha do plano depois dos 60',
			steps: [
				['Liste os médicos de hoje.', 'E o hospital mais perto de casa.'],
				['Some o uso do ano.', 'Consultas, exames, terapias e internações.'],
				['Peça a tabela.', 'Todas as faixas e o reajuste recente.'],
				['Veja a portabilidade.', 'No guia da agência, com o contrato atual ativo.'],
				['Declare com calma.', 'Doenças e remédios, com apoio do médico.'],
				['Troque na ordem certa.', 'Aceite do novo antes da saída do velho.'],
			],
		},
		faqs: [
			[
				'O plano pode aumentar por idade depois dos 60?',
				'Nos contratos firmados desde 2004, a última faixa começa aos 59 anos. Depois dela, fica só o reajuste anual.',
			],
			[
				'Existe idade máxima para contratar?',
				'A operadora não pode recusar por idade. No plano coletivo, porém, é preciso ter o vínculo exigido.',
			],
			[
				'Vale a pena trocar de plano depois dos 70?',
				'Só com portabilidade confirmada e rede conferida. Sair sem isso pode trazer carência e espera por doença já conhecida.',
			],
		],
	},
]
