/**
 * Words whose stress their ending does not tell, with ˈ before the stressed vowel: loans, compounds,
 * set phrases that grew together, and forms that do not keep the stress of their lemma.
 */
export const STRESSED_WORDS: readonly string[] = `
kafˈe idˈe atdhˈe muzˈe herˈo xhudˈo ˈeuro rˈadio vˈideo alˈo kompjˈuter flamˈur
babˈa bˈabi mˈami vëllˈa mashallˈa ishallˈa rrˈoba tˈesha pˈara parˈatë sˈigurt
njˈerëz njˈerëzit njˈerëzve kˈafja mëdhˈenj mëdhˈa mˈijëra thˈirra thˈirre thˈirri thˈirrë thˈirrur
falemindˈerit mirupˈafshim urdhërˈo
ajˈo qajˈo atˈo atˈa atˈë këtˈo këtˈa këtˈë kurgjˈo asgjˈë asnjˈë ndonjˈë gjithnjˈë megjithatˈë disˈa
dikˈë askˈënd cˈili cˈila secˈili secˈila gjithçkˈa diçkˈa kushdˈo kudˈo çfarëdˈo njˈëri njˈëra tjˈetrin tjˈetrën
atjˈe gˈati dˈeri derisˈa sesˈa ndërsˈa kursˈe meqˈë sepsˈe sapˈo apˈo epˈo sikˈur dikˈur nëpˈër
bˈashku halˈa goxhˈa
Luˈan Kadarˈe Cˈyrih Berlˈin Gjermanˈi Italˈi Shqipërˈi Anglˈi Greqˈi Turqˈi
`
  .trim()
  .split(/\s+/);
