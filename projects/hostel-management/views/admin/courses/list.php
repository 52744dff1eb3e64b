<header class="head">
    <h1>Courses</h1>
    <a class="button" href="<?= e(url('/admin/courses/new')) ?>">Add a course</a>
</header>
<section class="sheet">
    <table class="ledger">
        <thead><tr><th>Code</th><th>Name</th><th class="number">Years</th><th class="number">Students</th><th>State</th><th></th></tr></thead>
        <tbody>
        <?php foreach ($courses as $course): ?>
            <tr>
                <td><?= e($course['code']) ?></td>
                <td><a href="<?= e(url("/admin/courses/{$course['id']}/edit")) ?>"><?= e($course['name']) ?></a></td>
                <td class="number"><?= $course['duration_years'] ?></td>
                <td class="number"><?= $course['students'] ?></td>
                <td><?= stamp($course['is_active'] === 1 ? 'active' : 'closed') ?></td>
                <td class="row-action">
                    <?php if ($course['students'] === 0): ?>
                    <details><summary>Delete</summary>
                        <form method="post" action="<?= e(url("/admin/courses/{$course['id']}/delete")) ?>">
                            <?= csrf_field() ?>
                            <button class="button danger">Yes, delete it</button>
                        </form>
                    </details>
                    <?php endif ?>
                </td>
            </tr>
        <?php endforeach ?>
        </tbody>
    </table>
</section>
