// The styles of the table and its panels, in their order. Other screens that show a table change some of them, so these
// come first, whichever screen is opened first; the table's code comes when it is needed.
import '../../art/figures.css';
import '../../board/board.css';
import '../../board/layers/land.css';
import '../../board/pointing/aims.css';
import '../../board/layers/help.css';
import '../../board/choices/pins.css';
import '../../board/effects/effects.css';
import '../../why/why.css';
import '../../panels/seat-badge.css';
import '../../panels/score-strip.css';
import '../../panels/side/remaining.css';
import '../../panels/side/seats.css';
import '../../panels/side/tabs.css';
import '../../panels/track.css';
import '../../panels/turn/turn.css';
import '../../panels/turn/turn-more.css';
import '../../end/end.css';
import '../../end/winner-scene.css';
import '../../end/count/count.css';
import '../../guide/guide.css';
import '../../log/log.css';
import '../../since/since.css';
import '../../panels/side/help.css';
import '../../panels/turn/hand.css';
import './table.css';
import './table-bar.css';
