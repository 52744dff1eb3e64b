<header class="head">
    <h1>Rooms and beds</h1>
    <a class="button" href="<?= e(url('/admin/rooms/new')) ?>">Add a room</a>
</header>
<form class="filter" method="get" action="<?= e(url('/admin/rooms')) ?>">
    <label for="q">Search</label>
    <input id="q" name="q" type="search" value="<?= e($search) ?>" placeholder="Number or amenity">
    <label for="block">Block</label>
    <select id="block" name="block">
        <option value="">All blocks</option>
        <?php foreach ($blocks as $name): ?>
            <option<?= $name === $block ? ' selected' : '' ?>><?= e($name) ?></option>
        <?php endforeach ?>
    </select>
    <button class="button quiet">Show</button>
</form>
<section class="sheet">
    <ul class="rooms">
    <?php foreach ($page->rows as $room): ?>
        <li class="room<?= $room['is_open'] === 1 ? '' : ' closed' ?>">
            <h2><a href="<?= e(url('/admin/rooms/' . $room['id'])) ?>"><small><?= e($room['block']) ?></small> <?= e($room['number']) ?></a></h2>
            <?= App\View::part('parts/keys', ['beds' => $room['list']]) ?>
            <p class="about"><?= e(words($room['residents'])) ?> · <?= e(money($room['monthly_fee'])) ?> a month<?= $room['is_open'] === 1 ? '' : ' · closed' ?></p>
        </li>
    <?php endforeach ?>
    </ul>
    <?php if ($page->rows === []): ?><p class="empty">No room fits this search.</p><?php endif ?>
    <?= App\View::part('parts/pages', ['page' => $page, 'path' => '/admin/rooms', 'query' => ['q' => $search, 'block' => $block]]) ?>
</section>
