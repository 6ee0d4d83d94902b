const words = (text: string) => new Set(text.split(' '));

/** Stop words: words of a wish without information about a title. */
export const LITTLE_WORDS = words(
  'a about actor actress actually after again all also always am an and any anybody anyone anything are around as at avoid ' +
    'be because been before being below best between both but by can cannot cant could did didnt director do does dont ' +
    'during each either else enjoy enjoyed especially even ever every everyone everything fan fans favorite favourite ' +
    'featuring feel feeling feels few film films find for from gave get give go going gonna good great had has have ' +
    'hate hates having he hello her here hey hi him his how i id if ill im in into is isnt it its itself ive just kind kinda know ' +
    'least less let lets like liked little look looking lot lots love loved made make makes making many maybe me mean ' +
    'might mine mood more most mostly movie movies much must my need never next nice no non nor not nothing now of off ' +
    'ok okay old on one ones only or other others our out over people perhaps please plus prefer preferably premise pretty ' +
    'quite rather rated rating really recommend recommendation recommendations same see seen series set shall she ' +
    'should show shows similar since so some somebody someone something sort starring stars still story stories stuff ' +
    'such suggest suggestion suggestions sure take takes tell than thank thanks that thats the their them then there ' +
    'theres these they thing things think this those though time times to today together tonight too tv two under until ' +
    'up us used very want wanted wants was watch watched watching way we well were what whatever when where which while ' +
    'neither isnt arent aint doesnt wont wouldnt didnt except excluding exclude skip instead dislike dislikes disliked hated ' +
    'unlike hardly barely scarcely lack lacking lacks minus devoid whatsoever lately directed written episode episodes ' +
    'flick flicks binge runtime release releases vibe vibes ' +
    'who whole whose why will wish with within without wont would year years yes yet you your',
);

/** Common words of other languages that English lacks. Two of them show that a text is not English. */
export const FOREIGN_WORDS = words(
  // German, Dutch, Swedish, Danish, Norwegian
  'der das ein eine einen einem einer und oder aber mit ohne uber fur nicht kein keine ich mochte etwas lustige lustiger ' +
    'lustigen aus den dem des im zum zur auf wie wo wer ist sind sehr filme serie serien spannend spannende spannender ' +
    'een het van voor niet geen zonder maar naar ook och som inte utan ett att og ikke uden pa av til ' +
    // French, Spanish, Portuguese, Italian, Catalan, Romanian
    'un une des les du le la et ou avec sans pour sur dans qui que pas plus tres drole quelque chose ' +
    'una uno unos unas los las el del con sin para por sobre pero muy algo como donde pelicula peliculas comedia ' +
    'um uma com sem os dos das nos ao mais muito filme algum alguma il lo gli di che per una senza piu molto sui sul sulla dei delle degli ' +
    // Polish
    'komedia komedie komediowy komediowe komediowa romantyczna romantyczny romantyczne filmy filmow filmu polski polska polskie wojenny ' +
    'wojenne smieszny smieszna smieszne zabawny zabawna zabawne straszny straszne seriale dobry dobra dobre dobrego cos chce chcialbym ' +
    'obejrzec ktory ktora ktore jak jakis jakas lat lata roku z w przed przez gdzie albo tylko bardzo wojnie wojna milosc milosci ' +
    'przygodowy sensacyjny kryminal kryminalny rodzinny dzieci ' +
    // Polish, Czech, Turkish, Finnish, Hungarian, Indonesian
    'jest nie sie oraz lub dla bez ze nebo pro bir ve icin ile ama cok gibi komik filmi ja tai ilman joka egy es ' +
    'yang dan untuk tanpa dengan',
);
