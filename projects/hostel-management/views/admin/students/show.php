<header class="head">
    <h1><?= e($student['name']) ?></h1>
    <a class="button quiet" href="<?= e(url("/admin/students/{$student['id']}/edit")) ?>">Edit student</a>
</header>
<section class="sheet">
    <dl class="facts">
        <div><dt>Registration number</dt><dd><?= e($student['registration_no']) ?></dd></div>
        <div><dt>Course</dt><dd><?= e($student['course_name']) ?>, year <?= $student['study_year'] ?></dd></div>
        <div><dt>Gender</dt><dd><?= e(words($student['gender'])) ?></dd></div>
        <div><dt>E-mail address</dt><dd><?= e($student['email']) ?></dd></div>
        <div><dt>Phone</dt><dd><?= e($student['phone']) ?></dd></div>
        <div><dt>Guardian</dt><dd><?= e($student['guardian_name']) ?>, <?= e($student['guardian_phone']) ?></dd></div>
        <div><dt>Home address</dt><dd><?= e($student['home_address']) ?></dd></div>
        <div><dt>Last signed in</dt><dd><?= e(moment($student['last_login_at'])) ?></dd></div>
        <div><dt>Account</dt><dd><?= stamp($student['is_active'] === 1 ? 'active' : 'closed') ?></dd></div>
    </dl>
</section>
<div class="columns">
    <section class="sheet">
        <h2>Stays</h2>
        <?php if ($stays === []): ?>
            <p class="empty">No bed yet. <a href="<?= e(url('/admin/allocations/new', ['student' => $student['id']])) ?>">Give a bed</a></p>
        <?php else: ?>
        <table class="ledger">
            <thead><tr><th>Bed</th><th>From</th><th>Until</th></tr></thead>
            <tbody>
            <?php foreach ($stays as $stay): ?>
                <tr>
                    <td><a href="<?= e(url('/admin/allocations/' . $stay['id'])) ?>"><?= e("{$stay['block']} {$stay['room']}, bed {$stay['bed']}") ?></a></td>
                    <td><?= e(day($stay['started_on'])) ?></td>
                    <td><?= e(until($stay)) ?></td>
                </tr>
            <?php endforeach ?>
            </tbody>
        </table>
        <?php endif ?>
    </section>
    <section class="sheet">
        <h2>Complaints</h2>
        <?php if ($complaints === []): ?><p class="empty">None.</p><?php else: ?>
        <table class="ledger">
            <thead><tr><th>Complaint</th><th>State</th></tr></thead>
            <tbody>
            <?php foreach ($complaints as $complaint): ?>
                <tr>
                    <td><a href="<?= e(url('/admin/complaints/' . $complaint['id'])) ?>"><?= e($complaint['subject']) ?></a></td>
                    <td><?= stamp($complaint['status']) ?></td>
                </tr>
            <?php endforeach ?>
            </tbody>
        </table>
        <?php endif ?>
    </section>
</div>
<section class="sheet">
    <div class="head">
        <h2>Fees</h2>
        <p>Open: <strong><?= e(money($outstanding)) ?></strong> · <a href="<?= e(url('/admin/fees/new', ['student' => $student['id']])) ?>">Raise a fee</a></p>
    </div>
    <table class="ledger">
        <thead><tr><th>Fee</th><th>Due</th><th class="number">Amount</th><th class="number">Open</th><th>State</th></tr></thead>
        <tbody>
        <?php foreach ($fees as $fee): ?>
            <tr>
                <td><a href="<?= e(url('/admin/fees/' . $fee['id'])) ?>"><?= e($fee['title']) ?></a></td>
                <td><?= e(day($fee['due_on'])) ?></td>
                <td class="number"><?= e(money($fee['amount'])) ?></td>
                <td class="number"><?= e(money($fee['balance'])) ?></td>
                <td><?= stamp($fee['state']) ?></td>
            </tr>
        <?php endforeach ?>
        </tbody>
    </table>
    <?php if ($fees === []): ?><p class="empty">No fees yet.</p><?php endif ?>
</section>
<section class="sheet narrow">
    <h2>Account</h2>
    <?php if ($student['is_active'] !== 1): ?>
    <form method="post" action="<?= e(url("/admin/students/{$student['id']}/active")) ?>" class="actions">
        <?= csrf_field() ?>
        <input type="hidden" name="is_active" value="1">
        <button class="button quiet">Open the account again</button>
    </form>
    <?php else: ?>
    <?php if ($ties['stay'] !== null): ?>
    <p><?= e($student['name']) ?> has <a href="<?= e(url('/admin/allocations/' . $ties['stay']['id'])) ?>"><?= e("{$ties['stay']['block']} {$ties['stay']['room']}, bed {$ties['stay']['bed']}") ?></a>. If you close the account, the bed stays taken until you free it.</p>
    <?php endif ?>
    <?php if ($ties['booking'] !== null): ?>
    <p>A <a href="<?= e(url('/admin/bookings/' . $ties['booking']['id'])) ?>">booking for <?= e("{$ties['booking']['block']} {$ties['booking']['room']}") ?></a> waits. If you close the account, the booking is withdrawn.</p>
    <?php endif ?>
    <form method="post" action="<?= e(url("/admin/students/{$student['id']}/active")) ?>" class="actions">
        <?= csrf_field() ?>
        <input type="hidden" name="is_active" value="0">
        <input type="hidden" name="seen" value="<?= e($ties['seen']) ?>">
        <?php if ($ties['stay'] === null && $ties['booking'] === null): ?>
        <button class="button quiet">Close the account</button>
        <?php else: ?>
        <details class="ask"><summary>Close the account</summary>
            <button class="button danger">Yes, close the account</button>
        </details>
        <?php endif ?>
    </form>
    <?php endif ?>
    <h3>Set a new password</h3>
    <form method="post" action="<?= e(url("/admin/students/{$student['id']}/password")) ?>">
        <?= csrf_field() ?>
        <?= App\View::part('parts/password-fields') ?>
        <p class="actions"><button class="button quiet">Set password</button></p>
    </form>
</section>
