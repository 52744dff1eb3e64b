<header class="head">
    <h1><?= e($title) ?></h1>
    <a class="button quiet" href="<?= e(url("/admin/rooms/{$room['id']}/edit")) ?>">Edit room</a>
</header>
<section class="sheet">
    <dl class="facts">
        <div><dt>Residents</dt><dd><?= e(words($room['residents'])) ?></dd></div>
        <div><dt>Floor</dt><dd><?= $room['floor'] === 0 ? 'Ground floor' : $room['floor'] ?></dd></div>
        <div><dt>Monthly fee</dt><dd><?= e(money($room['monthly_fee'])) ?></dd></div>
        <div><dt>Amenities</dt><dd><?= e($room['amenities'] === '' ? '–' : $room['amenities']) ?></dd></div>
        <div><dt>State</dt><dd><?= stamp($room['is_open'] === 1 ? 'in_use' : 'closed') ?></dd></div>
    </dl>
    <h2>Beds</h2>
    <table class="ledger">
        <thead><tr><th>Bed</th><th>Resident</th><th>Since</th><th></th></tr></thead>
        <tbody>
        <?php foreach ($beds as $bed): ?>
            <tr>
                <td><?= App\View::part('parts/keys', ['beds' => [$bed]]) ?></td>
                <td><?php if ($bed['allocation_id'] !== null): ?><a href="<?= e(url('/admin/allocations/' . $bed['allocation_id'])) ?>"><?= e($bed['name']) ?></a><?php else: ?>free<?php endif ?></td>
                <td><?= e(day($bed['started_on'])) ?></td>
                <td class="row-action">
                    <?php if ($bed['allocation_id'] === null): ?>
                    <details><summary>Remove</summary>
                        <form method="post" action="<?= e(url("/admin/rooms/{$room['id']}/beds/{$bed['id']}/delete")) ?>">
                            <?= csrf_field() ?>
                            <button class="button danger">Yes, remove bed <?= e($bed['label']) ?></button>
                        </form>
                    </details>
                    <?php endif ?>
                </td>
            </tr>
        <?php endforeach ?>
        </tbody>
    </table>
    <form method="post" action="<?= e(url("/admin/rooms/{$room['id']}/beds")) ?>" class="actions">
        <?= csrf_field() ?>
        <button class="button quiet">Add a bed</button>
    </form>
</section>
