<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Database;
use App\Form;
use App\HttpError;
use App\Models\Course;
use App\Session;
use App\View;

final class CourseController
{
    private const TAKEN = 'Another course has this code.';
    private const RULES = [
        'code' => ['label' => 'Code', 'required' => true, 'max' => 12],
        'name' => ['label' => 'Name', 'required' => true, 'max' => 80],
        'duration_years' => ['label' => 'Years', 'required' => true, 'integer' => true, 'from' => 1, 'to' => 6],
        'is_active' => ['label' => 'Open for new students', 'required' => true, 'in' => ['0', '1']],
    ];

    public function list(): void
    {
        View::show('admin/courses/list', ['title' => 'Courses', 'courses' => Course::all()]);
    }

    public function new(): void
    {
        View::show('admin/courses/form', ['title' => 'Add a course', 'course' => null]);
    }

    public function create(): void
    {
        $values = Form::values(self::RULES, '/admin/courses/new');
        $this->checkCode($values['code'], '/admin/courses/new');
        Form::store('/admin/courses/new', 'code', self::TAKEN, fn () => Database::insert('courses', $values));
        Session::flash('done', 'The course is added.');
        redirect('/admin/courses');
    }

    public function edit(int $id): void
    {
        View::show('admin/courses/form', ['title' => 'Edit course', 'course' => $this->find($id)]);
    }

    public function update(int $id): void
    {
        $this->find($id);
        $form = "/admin/courses/$id/edit";
        $values = Form::values(self::RULES, $form);
        $this->checkCode($values['code'], $form, $id);
        Form::store($form, 'code', self::TAKEN, fn () => Database::update('courses', $id, $values));
        Session::flash('done', 'The course is saved.');
        redirect('/admin/courses');
    }

    public function delete(int $id): void
    {
        if (Course::delete($id)) {
            Session::flash('done', 'The course is deleted.');
        } else {
            Session::flash('refused', 'This course has students. Close it for new students instead of deleting it.');
        }
        redirect('/admin/courses');
    }

    private function checkCode(string $code, string $backTo, int $exceptId = 0): void
    {
        if (Course::codeIsTaken($code, $exceptId)) {
            Form::refuse($backTo, ['code' => self::TAKEN]);
        }
    }

    private function find(int $id): array
    {
        return Course::find($id) ?? throw new HttpError(404, 'There is no such course.');
    }
}
